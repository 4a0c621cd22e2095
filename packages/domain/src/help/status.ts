import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { labels } from '../kernel/labels.ts'

/** How a request to the vendor stands; its key is what is stored and what travels. */
export const supportStatus = catalogue({
  received: { code: 0, label: { fr: 'Reçue', en: 'Received' }, tone: 'info', next: ['working', 'yours', 'solved'] },
  working: { code: 1, label: labels.inProgress, tone: 'info', next: ['yours', 'solved'] },
  yours: { code: 2, label: { fr: 'À vous', en: 'Your turn' }, tone: 'warning', next: ['working', 'solved'] },
  solved: { code: 3, label: { fr: 'Résolue', en: 'Solved' }, tone: 'success', next: ['working'] },
})
export type SupportStatus = KeyOf<typeof supportStatus>

export const supportKind = catalogue({
  question: { code: 0, label: { fr: 'Question', en: 'Question' } },
  failure: { code: 1, label: { fr: 'Panne', en: 'Failure' }, tone: 'danger' },
  billing: { code: 2, label: { fr: 'Facturation', en: 'Billing' } },
  idea: { code: 3, label: { fr: 'Idée', en: 'Idea' } },
  complaint: { code: 4, label: { fr: 'Réclamation', en: 'Complaint' }, tone: 'warning' },
})
export type SupportKind = KeyOf<typeof supportKind>

export const supportPriority = catalogue({
  low: { code: 0, label: { fr: 'Basse', en: 'Low' } },
  normal: { code: 1, label: { fr: 'Normale', en: 'Normal' } },
  high: { code: 2, label: { fr: 'Haute', en: 'High' }, tone: 'danger' },
})

export const complaintGravity = catalogue({
  minor: { code: 0, label: { fr: 'Mineure', en: 'Minor' } },
  major: { code: 1, label: { fr: 'Majeure', en: 'Major' }, tone: 'warning' },
  critical: { code: 2, label: { fr: 'Critique', en: 'Critical' }, tone: 'danger' },
})

export const noticeKind = catalogue({
  maintenance: { code: 0, label: { fr: 'Maintenance', en: 'Maintenance' }, tone: 'info' },
  incident: { code: 1, label: { fr: 'Incident', en: 'Incident' }, tone: 'danger' },
})

export const serviceState = catalogue({
  up: { code: 0, label: { fr: 'En service', en: 'Up and running' }, tone: 'success' },
  maintenance: { code: 1, label: { fr: 'En maintenance', en: 'Under maintenance' }, tone: 'info' },
  incident: { code: 2, label: { fr: 'Incident en cours', en: 'Incident in progress' }, tone: 'danger' },
})
export type ServiceState = KeyOf<typeof serviceState>
