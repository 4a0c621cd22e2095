import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { addAction, finishAction, setAlert } from '../../src/modules/questionnaires/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { asTeam, type Deed, daysBefore } from './diary.ts'

/** What is decided of each thing people would like better, and what comes of it. */
const decisions: Readonly<Record<string, readonly [label: string, result: string]>> = {
  'Un temps d’exercice plus long': [
    'Passer l’exercice final de 30 à 45 minutes',
    'Déroulé revu avec l’intervenante, appliqué à la session suivante.',
  ],
  'Recevoir le support avant': ['Envoyer le support une semaine avant la session', 'Le support part avec la convocation.'],
  'Une salle plus fraîche': ['Demander la salle climatisée du rez-de-chaussée', 'Salle changée pour les sessions d’été.'],
  'Prévoir un bilan à trois mois': [
    'Ajouter un point téléphonique à trois mois',
    'Point proposé à chaque groupe, onze personnes rappelées.',
  ],
}
const daysToDo = 20

type Decided = { event: number; clerk: number; end: Date }

/** After a session, something is decided of one answer, and carried out in three weeks. */
export const improve = ({ event, clerk, end }: Decided): Deed[] => [
  { at: daysBefore(end, -4), does: (then) => decide(asTeam(then, clerk), event, clerk) },
  { at: daysBefore(end, -4 - daysToDo), does: (then) => carryOut(asTeam(then, clerk), event) },
]

async function decide(then: Context, event: number, clerk: number): Promise<void> {
  const responses = await then.db
    .selectFrom('questionnaire_responses as r')
    .innerJoin('event_questionnaires as s', (join) =>
      join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.event_questionnaire_id'),
    )
    .select(['r.id', 's.form_id', 'r.answers'])
    .where('s.event_id', '=', event)
    .orderBy('r.user_id')
    .execute()
  for (const { id, form_id, answers } of responses) {
    const decision = decisions[(answers as Record<string, string>)['better'] ?? '']
    if (!decision) continue
    await addAction(then, {
      params: { client: then.tenant.name },
      body: {
        kind: 'action',
        form: form_id,
        response: id,
        question: 'better',
        label: decision[0],
        owner: clerk,
        due_on: addDays(dayInZone(then.now, then.tenant.time_zone), daysToDo),
      },
    })
    return
  }
}

async function carryOut(then: Context, event: number): Promise<void> {
  const action = await then.db
    .selectFrom('improvement_actions as a')
    .innerJoin('tasks as t', (join) => join.onRef('t.tenant_id', '=', 'a.tenant_id').onRef('t.id', '=', 'a.task_id'))
    .select(['a.id', 'a.label'])
    .where('t.event_id', '=', event)
    .where('t.status', '=', 'todo')
    .executeTakeFirst()
  if (!action) return
  const result = Object.values(decisions).find(([label]) => label === action.label)?.[1] ?? null
  await finishAction(then, { params: { client: then.tenant.name, id: action.id }, body: { result } })
}

/** From now on, a low score is an alert. */
export async function watchScores(context: Context, clerk: number): Promise<void> {
  const model = await context.db.selectFrom('questionnaire_models').select('form_id').where('model', '=', 2).executeTakeFirst()
  if (!model) return
  await setAlert(asTeam(context, clerk), {
    params: { client: context.tenant.name, id: model.form_id },
    body: { question: 'recommendation', at_most: 6 },
  })
}
