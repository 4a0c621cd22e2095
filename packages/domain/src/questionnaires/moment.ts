import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** What a questionnaire is sent for (FOR-40): its days count from the start of the event, or from its end (`fromEnd`). */
export const questionnaireMoment = catalogue({
  needs: { code: 1, label: { fr: 'Recueil des besoins', en: 'Needs assessment' } },
  hot: { code: 2, label: { fr: 'À chaud', en: 'Right after' }, groups: ['fromEnd'] },
  cold: { code: 3, label: { fr: 'À froid', en: 'With hindsight' }, groups: ['fromEnd'] },
})
export type QuestionnaireMoment = KeyOf<typeof questionnaireMoment>

/** Days from the start or the end a questionnaire is sent at, unless the event says otherwise; negative before it. */
export const usualDays: Readonly<Record<QuestionnaireMoment, number>> = { needs: -15, hot: 0, cold: 60 }

/** The days each moment may be sent at, both included. */
export const dayBounds: Readonly<Record<QuestionnaireMoment, readonly [number, number]>> = {
  needs: [-180, 0],
  hot: [0, 29],
  cold: [30, 365],
}
