import { addQuestionnaireSet, answerQuestionnaire, sendingsOfEvent, writeInvitation } from '../../src/modules/questionnaires/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { asPerson, asTeam, type Deed, daysBefore, minutesAfter, type Someone } from './diary.ts'

type Session = { event: number; clerk: number; start: Date; end: Date; attendees: readonly Someone[]; partner: Someone; silent: Someone }

const stars = [5, 4, 5, 4, 3, 5, 4]
const recommendations = [10, 9, 8, 10, 7, 9, 6]
const useful = [
  'Les mises en situation',
  'Repartir avec une trame écrite',
  'Les échanges entre structures',
  '',
  'Travailler sur nos propres cas',
  'Les retours après chaque exercice',
  'Le rythme, sans temps mort',
  '',
  'La fiche de synthèse',
]
const better = [
  '',
  'Un temps d’exercice plus long',
  '',
  'Recevoir le support avant',
  '',
  '',
  'Une salle plus fraîche',
  '',
  'Prévoir un bilan à trois mois',
  '',
  '',
]
const of = <T>(list: readonly T[], rank: number): T => list[rank % list.length] as T

/** What a person of that rank answers right after. */
const hotAnswers = (rank: number, session: number): Record<string, string> => ({
  overall: String(of(stars, rank)),
  content: String(of(stars, rank + 1)),
  goals: String(of(stars, rank + 2)),
  teaching: String(of(stars, rank + 3)),
  welcome: String(of(stars, rank + 5)),
  recommendation: String(of(recommendations, rank)),
  useful: of(useful, rank + 2 * session),
  better: of(better, rank + 3 * session),
})
const partnerAnswers = { group: '4', means: '5', length: '3', difficulty: 'Des niveaux très différents au départ', better: '' }

/** A session sends its questionnaires; those who came answer the day after, but for one, and so does who led it. */
export const feedback = ({ event, clerk, start, end, attendees, partner, silent }: Session): Deed[] => [
  {
    at: daysBefore(start, 20),
    does: (then) => addQuestionnaireSet(asTeam(then, clerk), { params: { client: then.tenant.name, id: event } }),
  },
  { at: minutesAfter(end, 5), does: (then) => inviteTo(then, event, 'participant', attendees) },
  ...attendees
    .filter(({ id }) => id !== silent.id)
    .map(
      (person, rank): Deed => ({
        at: minutesAfter(end, 60 * (4 + rank)),
        does: (then) => answerAs(then, { event, person, audience: 'participant', answers: hotAnswers(rank, event) }),
      }),
    ),
  { at: minutesAfter(end, 1500), does: (then) => inviteTo(then, event, 'partner', [partner]) },
  {
    at: minutesAfter(end, 1600),
    does: (then) => answerAs(then, { event, person: partner, audience: 'partner', answers: partnerAnswers }),
  },
]

type Audience = 'participant' | 'partner'
const sendingTo = async ({ db }: Context, event: number, audience: Audience) =>
  (await sendingsOfEvent(db, event)).find((one) => one.moment === 'hot' && one.audience === audience)

async function inviteTo(then: Context, event: number, audience: Audience, people: readonly Someone[]): Promise<void> {
  const sending = await sendingTo(then, event, audience)
  if (!sending) return
  for (const { id } of people)
    await writeInvitation(then, { sending: sending.id, user_id: id, moment: 'send_questionnaire', occurrence: `${sending.id}.${id}` })
}

type Answering = { event: number; person: Someone; audience: Audience; answers: Record<string, string> }
async function answerAs(then: Context, { event, person, audience, answers }: Answering): Promise<void> {
  const sending = await sendingTo(then, event, audience)
  if (!sending) return
  const { published_version_id } = await then.db
    .selectFrom('forms')
    .select('published_version_id')
    .where('id', '=', sending.form)
    .executeTakeFirstOrThrow()
  await answerQuestionnaire(asPerson(then, person), {
    params: { client: then.tenant.name, event, form: sending.form },
    body: { version: published_version_id ?? 0, answers },
  })
}
