import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** What is recorded of a person in a half-day (FOR-31). */
export const presenceState = catalogue({
  present: { code: 1, label: { fr: 'Présence', en: 'Present' }, tone: 'success' },
  late: { code: 2, label: { fr: 'Retard', en: 'Late' }, tone: 'warning' },
  absent: { code: 3, label: { fr: 'Absence', en: 'Absent' }, tone: 'danger' },
})
export type PresenceState = KeyOf<typeof presenceState>
