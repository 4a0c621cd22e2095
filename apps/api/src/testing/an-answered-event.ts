import type { Queries } from '../platform/database/tenancy.ts'

/** A questionnaire an event sends, and what one of its people answered; every record bears the number. */
export async function anAnsweredEvent(db: Queries, { id, name }: { id: number; name: string }): Promise<void> {
  await db.insertInto('event_questionnaires').values({ event_id: id, form_id: id, audience: 1, moment: 2, days: 0 }).execute()
  await db.insertInto('questionnaire_models').values({ model: 2, form_id: id }).execute()
  await db.insertInto('questionnaire_invitations').values({ event_questionnaire_id: id, user_id: id, answered_on: '2027-01-02' }).execute()
  await db
    .insertInto('questionnaire_responses')
    .values({
      id,
      event_questionnaire_id: id,
      version_id: id,
      user_id: id,
      answered_on: '2027-01-02',
      answers: JSON.stringify({ regime: name }),
      points: 0,
      points_max: 0,
    })
    .execute()
  await db.insertInto('hidden_answers').values({ response_id: id, question: 'regime', reason: name, hidden_by: id }).execute()
  await db.insertInto('questionnaire_alerts').values({ form_id: id, question: 'regime', at_most: 2 }).execute()
  await db
    .insertInto('improvement_actions')
    .values({ kind: 2, form_id: id, response_id: id, question: 'regime', label: name, result: name, created_by: id })
    .execute()
}
