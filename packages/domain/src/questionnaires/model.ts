import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import type { QuestionnaireAudience } from './audience.ts'
import { type QuestionnaireMoment, usualDays } from './moment.ts'

/** Questionnaires a space may begin with. */
export const questionnaireModel = catalogue({
  needs: { code: 1, label: { fr: 'Recueil des besoins', en: 'Needs assessment' } },
  hot: { code: 2, label: { fr: 'Satisfaction à chaud', en: 'Satisfaction right after' } },
  cold: { code: 3, label: { fr: 'Satisfaction à froid', en: 'Satisfaction with hindsight' } },
  employer: { code: 4, label: { fr: 'Effets observés par l’employeur', en: 'Effects seen by the employer' } },
  partner: { code: 5, label: { fr: 'Bilan {partner.du}', en: 'Review by the {partner}' } },
})
export type QuestionnaireModel = KeyOf<typeof questionnaireModel>

type Sending = { model: QuestionnaireModel; audience: QuestionnaireAudience; moment: QuestionnaireMoment; days: number }
/** What a training sends to everyone its quality mark wants asked (FOR-40, FOR-43 4 and 30). */
export const qualiopiSet: readonly Sending[] = [
  { model: 'needs', audience: 'participant', moment: 'needs', days: usualDays.needs },
  { model: 'hot', audience: 'participant', moment: 'hot', days: usualDays.hot },
  { model: 'partner', audience: 'partner', moment: 'hot', days: 1 },
  { model: 'cold', audience: 'participant', moment: 'cold', days: usualDays.cold },
  { model: 'employer', audience: 'referent', moment: 'cold', days: usualDays.cold },
]
