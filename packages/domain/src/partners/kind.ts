import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Kinds of partner. */
export const partnerKind = catalogue({
  guest: { code: 1, label: { fr: 'Interne', en: 'Internal' } },
  provider: { code: 2, label: { fr: 'Externe', en: 'External' } },
  sponsor: { code: 3, label: { fr: 'Sponsor', en: 'Sponsor' } },
  organizer: { code: 4, label: { fr: 'Organisation', en: 'Organiser' } },
  contributor: { code: 5, label: { fr: 'Contribution', en: 'Contributor' } },
})
/** A sponsor stands for an organisation: its name and its logo are shown, not the person who speaks for it. */
export const isOrganisation = (kind: PartnerKind): boolean => kind === 'sponsor'
export type PartnerKind = KeyOf<typeof partnerKind>
