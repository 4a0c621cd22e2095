import type { Activity } from '@kxo/domain/events/contract'
import { checkAnswers } from '@kxo/domain/forms/rules'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import { absenceReasonOf } from '@kxo/domain/registrations/absences/absence-reason'
import type { RegistrationSheet, registrationsContract } from '@kxo/domain/registrations/contract'
import type { HistoryLine } from '@kxo/domain/registrations/history-line'
import { may } from '@kxo/domain/registrations/permissions'
import { isToFill } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { activitiesOf, availabilitiesOf } from '../events/index.ts'
import { fieldsOf, responsesOf } from '../forms/index.ts'
import { findPrice, priceWithPromo } from '../pricing/index.ts'
import { optionsOf, registeredOptions } from '../products/index.ts'
import { activityPrices } from './activities/activity-prices.ts'
import { attendedHalfDays } from './activities/attended-half-days.ts'
import { fromAbove } from './dependencies.ts'
import { duePrice } from './due-price.ts'
import { formsOf, presentForm } from './forms/forms-of.ts'
import { havingOtherDates } from './moving/other-dates.ts'
import { payerNames } from './ordering/payer-names.ts'
import { payerOf } from './ordering/payers.ts'
import { signinContractOf } from './ordering/pays-alone.ts'
import { papersOf, presentPaper } from './papers/papers-of.ts'
import { presentRegistration } from './present.ts'
import { findRegistration, latestOf, type RegistrationRow } from './queries.ts'
import { answersMorph } from './registering/answer.ts'
import { syllabusBefore } from './terms/log-syllabus.ts'
import { orderTermsOf } from './terms/order-terms.ts'
import { pendingTerms } from './terms/terms.ts'

type Contract = typeof registrationsContract

const isOffered = ({ enrolment, is_cancelled }: Activity): boolean => enrolment === 'optional' && !is_cancelled

/** What an event lets people choose, and what of it a registration holds. */
export const readChoices = async (db: Queries, row: RegistrationRow): Promise<Pick<RegistrationSheet, 'has_choices' | 'options'>> => ({
  has_choices: (await activitiesOf(db, row.event_id, false)).some(isOffered),
  options: (await registeredOptions(db, row.id)).map(({ option_id: option, registration_id: _of, accounting_code: _, ...choice }) => ({
    option,
    ...choice,
  })),
})

/** A registration as its person fills it: answers, what is missing, the price that applies. */
export const readSheet: Verb<Contract['get']> = async (context, { params }) => {
  const { db, actor } = context
  const row = found(await findRegistration(db, params.id))
  authorize(may.read(actor, row))
  const price = row.is_payable ? await priceOfRow(context, row) : null
  const answers = row.form_version === null ? {} : await responsesOf(db, answersMorph, row.id, row.form_version)
  const fields = row.form_version === null ? [] : await fieldsOf(db, row.form_version)
  return {
    ...presentRegistration(row),
    form: row.form_version,
    answers,
    missing: checkAnswers(fields, answers, { isAdmin: false }).issues.map(({ field }) => field),
    is_payable: row.is_payable,
    price,
    has_options: (await optionsOf(db, row.event_id)).length > 0,
    ...(await readChoices(db, row)),
    is_settled: row.settled_at !== null,
    needs_approval: row.needs_approval,
    confirmation_text: row.confirmation_text,
    syllabus: row.is_training ? await syllabusBefore(context, row) : null,
    order_terms: await orderTermsOf(context, row, price),
    contract: await signinContractOf(db, row, price?.amount_ht ?? 0),
    may_extend: row.hold_expires_at !== null && !row.is_prolonged,
    company: row.company_id,
    payer: await payerOf(context, row),
    has_account: await hasAccount(db, row.user_id),
    is_company_paid: row.is_company_paid,
    papers: row.asks_papers ? (await papersOf(db, row)).map(presentPaper) : [],
    quizzes: await fromAbove().quizzesOf(context, row),
    forms: row.asks_forms ? (await formsOf(db, row)).map(presentForm) : [],
    terms: await pendingTerms(context, row),
    activity_prices: await activityPrices(context, row),
  }
}

async function hasAccount(db: Queries, user_id: number): Promise<boolean> {
  const { password_hash } = found(await db.selectFrom('users').select('password_hash').where('id', '=', user_id).executeTakeFirst())
  return password_hash !== null
}

/** The price kept when the registration was finished, else the one that applies to the person today. */
export async function priceOfRow(context: Context, row: RegistrationRow): Promise<UserPrice | null> {
  const ordered = isToFill(registrationStatus.keyOf(row.status)) ? null : row.price_id
  const chosen = ordered === null ? undefined : await findPrice(context.db, ordered)
  if (!chosen) return (await duePrice(context, row)) ?? null
  return priceWithPromo(chosen, row)
}

export const readOwn: Verb<Contract['own']> = async ({ db, actor, now }, { params }) => {
  const row = await latestOf(db, params.id, found(actor.user_id))
  if (!row) found(await db.selectFrom('events').select('id').where('id', '=', params.id).executeTakeFirst())
  if (!row) return { registration: null }
  const has_other_dates = (await havingOtherDates(db, [row.event_id], now)).size > 0
  const paid_by = (await payerNames(db, [row])).get(row.id) ?? null
  const availability = (await availabilitiesOf(db, [row.event_id])).get(row.event_id)
  const half_days = (await attendedHalfDays(db, [row.id]))(row.id)
  return { registration: { ...presentRegistration(row), half_days, availability, has_other_dates, paid_by } }
}

/** Every status a registration went through. */
export const readHistory: Verb<Contract['history']> = async ({ db, actor }, { params }) => {
  authorize(may.read(actor, found(await findRegistration(db, params.id))))
  return historyOf(db, params.id)
}

export async function historyOf(db: Queries, registration_id: number): Promise<HistoryLine[]> {
  const lines = await db
    .selectFrom('registration_history as line')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'line.tenant_id').onRef('users.id', '=', 'line.by_user_id'))
    .select(['line.at', 'line.from_status', 'line.to_status', 'line.absence_reason', 'line.reason', 'users.first_name', 'users.last_name'])
    .where('line.registration_id', '=', registration_id)
    .orderBy('line.id')
    .execute()
  return lines.map(({ at, from_status, to_status, absence_reason, reason, first_name, last_name }) => ({
    at,
    from: from_status === null ? null : registrationStatus.keyOf(from_status),
    to: registrationStatus.keyOf(to_status),
    by_name: first_name === null ? null : `${first_name} ${last_name}`,
    absence_reason: absenceReasonOf(absence_reason),
    reason,
  }))
}

/** How many registrations of an event stand at each status, and its seats. */
export const readCounts: Verb<Contract['counts']> = async ({ db, actor, now }, { params }) => {
  authorize(may.list(actor))
  found(await db.selectFrom('events').select('id').where('id', '=', params.id).executeTakeFirst())
  const place = await db.selectFrom('event_places').selectAll().where('event_id', '=', params.id).executeTakeFirst()
  const counted = await db
    .selectFrom('registrations')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('event_id', '=', params.id)
    .groupBy('status')
    .orderBy('status')
    .execute()
  return {
    counts: counted.map(({ status, count }) => ({ status: registrationStatus.keyOf(status), count })),
    places_taken: place?.taken ?? 0,
    max_participants: place?.max_participants ?? null,
    has_other_dates: (await havingOtherDates(db, [params.id], now)).size > 0,
  }
}
