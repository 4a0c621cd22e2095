import { catalogue } from '../kernel/catalogue.ts'

/** Status of a partner on an event (specification §4, decisions §4). */
export const partnerStatus = catalogue({
  inProgress: { code: 0, label: { fr: 'En cours', en: 'In progress' }, tone: 'neutral', next: ['validated', 'deleted'] },
  validated: { code: 5, label: { fr: 'Validé', en: 'Validated' }, tone: 'success', next: ['deleted'] },
  deleted: { code: 9, label: { fr: 'Supprimé', en: 'Deleted' }, tone: 'danger', next: ['inProgress'] },
})

/** Kinds of partner (specification §3). */
export const partnerKind = catalogue({
  guest: { code: 1, label: { fr: 'Interne', en: 'Internal' } },
  provider: { code: 2, label: { fr: 'Externe', en: 'External' } },
  sponsor: { code: 3, label: { fr: 'Sponsor', en: 'Sponsor' } },
  organizer: { code: 4, label: { fr: 'Organisation', en: 'Organizer' } },
  contributor: { code: 5, label: { fr: 'Contribution', en: 'Contributor' } },
})
