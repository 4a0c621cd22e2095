import type { Context } from '../../../platform/context.ts'
import { responsesOf } from '../../forms/index.ts'
import type { RegistrationRow } from '../queries.ts'
import { answersMorph, keepAnswers } from '../registering/answer.ts'

/** What one person had said, accepted and been granted goes with them to another date of the same training. Answers the row there. */
export async function carryOver(context: Context, row: RegistrationRow, begun: RegistrationRow): Promise<RegistrationRow> {
  const { db } = context
  const there = { ...begun }
  if (there.form_version !== null && there.form_version === row.form_version)
    await keepAnswers(context, there, await responsesOf(db, answersMorph, row.id, row.form_version))
  const isAnswered = there.form_version === null || there.form_completed_at !== null
  const carried = {
    manual_status: row.manual_status,
    is_company_paid: row.is_company_paid,
    has_other_payer: row.has_other_payer,
    approved_at: row.approved_at,
    referent_agreed_at: row.referent_agreed_at,
    // The period of withdrawal runs from the first commitment: moving does not begin it again.
    form_completed_at: isAnswered ? (row.form_completed_at ?? row.created_at) : null,
  }
  await db.updateTable('registrations').set(carried).where('id', '=', begun.id).execute()
  await carryTerms(context, row.id, begun.id)
  await carryPayer(context, row.id, begun.id)
  return { ...there, ...carried }
}

async function carryTerms({ db }: Context, from: number, to: number): Promise<void> {
  const accepted = await db.selectFrom('registration_terms').selectAll().where('registration_id', '=', from).execute()
  for (const { tenant_id: _, ...terms } of accepted)
    await db
      .insertInto('registration_terms')
      .values({ ...terms, registration_id: to })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function carryPayer({ db }: Context, from: number, to: number): Promise<void> {
  const named = await db.selectFrom('registration_payers').selectAll().where('registration_id', '=', from).executeTakeFirst()
  if (!named) return
  const { tenant_id: _tenant, id: _id, registration_id: _from, ...payer } = named
  await db
    .insertInto('registration_payers')
    .values({ ...payer, registration_id: to })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'registration_id']).doUpdateSet(payer))
    .execute()
}
