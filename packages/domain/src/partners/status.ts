import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { labels } from '../kernel/labels.ts'

/** Status of a partner on an event. */
export const partnerStatus = catalogue({
  inProgress: { code: 0, label: labels.inProgress, tone: 'neutral', next: ['validated', 'deleted'] },
  validated: { code: 5, label: { fr: 'Validé', en: 'Validated' }, tone: 'success', next: ['deleted'] },
  deleted: { code: 9, label: { fr: 'Supprimé', en: 'Deleted' }, tone: 'danger', next: ['inProgress'] },
})
export type PartnerStatus = KeyOf<typeof partnerStatus>
