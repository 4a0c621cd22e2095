import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Category of a document. */
export const documentCategory = catalogue({
  attestation: { code: 1, label: { fr: '{attestation:cap}', en: '{attestation:cap}' } },
  bill: { code: 2, label: { fr: '{bill:cap}', en: '{bill:cap}' } },
  contract: { code: 3, label: { fr: '{contract:cap}', en: '{contract:cap}' } },
  guide: { code: 4, label: { fr: 'Guide', en: 'Guide' } },
  help: { code: 5, label: { fr: 'Aide', en: 'Help' } },
  certificate: { code: 6, label: { fr: '{certificate:cap}', en: '{certificate:cap}' } },
  presence: { code: 7, label: { fr: '{attendance:cap}', en: '{attendance:cap}' } },
  report: { code: 8, label: { fr: 'Bilan', en: 'Report' } },
  support: { code: 9, label: { fr: '{support:cap}', en: '{support:cap}' } },
  ticket: { code: 10, label: { fr: '{ticket:cap}', en: '{ticket:cap}' } },
  video: { code: 11, label: { fr: '{video:cap}', en: '{video:cap}' } },
  other: { code: 12, label: { fr: 'Autre document', en: 'Other document' } },
})
export type DocumentCategory = KeyOf<typeof documentCategory>
