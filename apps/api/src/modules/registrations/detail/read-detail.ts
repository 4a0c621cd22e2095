import { billStatus } from '@kxo/domain/billing/status'
import { documentCategory } from '@kxo/domain/documents/category'
import { documentStatus } from '@kxo/domain/documents/status'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { RegistrationDetail, registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { personalEvent } from '@kxo/domain/registrations/paths'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../documents/index.ts'
import { isWritten } from '../../mailing/index.ts'
import { fromAbove } from '../dependencies.ts'
import { formsStanding } from '../forms/forms-of.ts'
import { payerOf } from '../ordering/payers.ts'
import { papersOf, presentPaper } from '../papers/papers-of.ts'
import { presentRegistration } from '../present.ts'
import { findRegistration, type RegistrationRow } from '../queries.ts'
import { historyOf, readChoices } from '../read.ts'
import { answersMorph } from '../registering/answer.ts'
import { acceptedTermsOf } from '../terms/terms.ts'
import { exceptionsOf } from './exceptions-of.ts'
import { notesOf } from './notes.ts'

/** Everything a registration is decided from, in one answer. */
export const readDetail: Verb<typeof registrationDetailContract.detail> = async (context, { params }) => {
  const { db, tenant, actor } = context
  authorize(may.list(actor))
  const row = found(await findRegistration(db, params.id))
  const { phone } = await db.selectFrom('users').select('phone').where('id', '=', row.user_id).executeTakeFirstOrThrow()
  return {
    ...presentRegistration(row),
    phone,
    personal_path: personalEvent(tenant.name, row.event_url, row.unique_id),
    responses: await readResponses(db, row.id),
    ...(await readChoices(db, row)),
    history: await historyOf(db, row.id),
    exceptions: await exceptionsOf(db, row),
    cancel_fee_rate: row.cancel_fee_rate,
    checked_in_at: row.checked_in_at,
    payer: await payerOf(context, row),
    promo_code: row.promo_code,
    papers: await documentsAbout(context, row.id),
    asked_papers: (await papersOf(db, row)).map(presentPaper),
    quizzes: await fromAbove().quizzesOf(context, row),
    forms: (await formsStanding(db, row)).map(({ id, name, nature, stage, is_required, completed_at }) => ({
      id,
      name,
      nature,
      stage,
      is_required,
      completed_at,
    })),
    terms: await acceptedTermsOf(db, row.id),
    bills: await billsOf(db, row.id),
    mails: await mailsOf(db, row),
    notes: await notesOf(db, row.id),
  }
}

/** Each answer under its question as it was asked, form by form. */
export async function readResponses(db: Queries, id: number): Promise<RegistrationDetail['responses']> {
  const rows = await db
    .selectFrom('field_responses as response')
    .innerJoin('form_fields as field', (join) =>
      join.onRef('field.tenant_id', '=', 'response.tenant_id').onRef('field.id', '=', 'response.field_id'),
    )
    .innerJoin('forms', (join) => join.onRef('forms.tenant_id', '=', 'field.tenant_id').onRef('forms.id', '=', 'field.form_id'))
    .select(['response.label', 'response.value', 'response.answered_at', 'field.input_type', 'forms.name as form'])
    .where('response.morph', '=', answersMorph)
    .where('response.morph_id', '=', id)
    .where('response.value', '<>', '')
    .orderBy(({ fn }) => fn.min('response.answered_at').over((over) => over.partitionBy('forms.id')))
    .orderBy('forms.id')
    .orderBy('field.rank')
    .orderBy('field.id')
    .execute()
  return rows.map((row) => ({ ...row, input_type: inputType.keyOf(row.input_type) }))
}

async function documentsAbout({ db, actor, now }: Context, id: number): Promise<RegistrationDetail['papers']> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'name', 'category', 'status', 'file_id', 'created_at'])
    .where('registration_id', '=', id)
    .where('replaced_by', 'is', null)
    // What was asked for is told with what was asked.
    .where('id', 'not in', (eb) =>
      eb.selectFrom('registration_papers').select('document_id').where('registration_id', '=', id).where('document_id', 'is not', null),
    )
    .where(visibleTo(actor, now))
    .orderBy('id')
    .execute()
  return rows.map(({ file_id, created_at, ...row }) => ({
    ...row,
    category: documentCategory.keyOf(row.category),
    status: documentStatus.keyOf(row.status),
    file: file_id,
    at: created_at,
  }))
}

async function billsOf(db: Queries, id: number): Promise<RegistrationDetail['bills']> {
  const bills = await db
    .selectFrom('bills')
    .select(['id', 'number', 'status', 'amount', 'to_be_paid', 'paid'])
    .where('registration_id', '=', id)
    .where('status', '<>', billStatus.codeOf('deleted'))
    .orderBy('id')
    .execute()
  const ids = bills.map((bill) => bill.id)
  const payments =
    ids.length === 0
      ? []
      : await db.selectFrom('payments').select(['bill_id', 'amount', 'paid_on']).where('bill_id', 'in', ids).orderBy('id').execute()
  return bills.map(({ to_be_paid, paid, ...bill }) => ({
    ...bill,
    status: billStatus.keyOf(bill.status),
    due: to_be_paid - paid,
    payments: payments.filter(({ bill_id }) => bill_id === bill.id).map(({ amount, paid_on }) => ({ amount, paid_on })),
  }))
}

/** What was written to the person about this event, latest first. */
async function mailsOf(db: Queries, { user_id, event_id }: RegistrationRow): Promise<RegistrationDetail['mails']> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'subject', 'status', 'sent_at', 'created_at'])
    .where('user_id', '=', user_id)
    .where('event_id', '=', event_id)
    .where(isWritten)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id, subject, status, sent_at, created_at }) => ({
    id,
    subject,
    status: mailStatus.keyOf(status),
    at: sent_at ?? created_at,
  }))
}
