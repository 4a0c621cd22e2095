import { catalogue } from '../kernel/catalogue.ts'

/** Category of a form. */
export const formCategory = catalogue({
  attestation: { code: 1, label: { fr: '{attestation:cap}', en: '{attestation:cap}' } },
  bill: { code: 2, label: { fr: '{bill:cap}', en: '{bill:cap}' } },
  contract: { code: 3, label: { fr: '{contract:cap}', en: '{contract:cap}' } },
  other: { code: 4, label: { fr: 'Autre', en: 'Other' } },
  presence: { code: 5, label: { fr: '{attendance:cap}', en: '{attendance:cap}' } },
  ticket: { code: 6, label: { fr: '{ticket:cap}', en: '{ticket:cap}' } },
})
