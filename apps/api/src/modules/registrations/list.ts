import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import type { Input } from '@kxo/domain/kernel/contract'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { absenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationList } from '@kxo/domain/registrations/list'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { ListPlan } from '../../platform/lists/list-filters.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listed } from '../../platform/lists/listing.ts'
import { availabilitiesOf } from '../events/index.ts'
import { columnExports, columnFilters, wordedExports } from '../fields/index.ts'
import { paramsOf } from '../tenants/index.ts'
import { exportList } from '../traces/index.ts'
import { attendedHalfDays } from './activities/attended-half-days.ts'
import { attendsEvent } from './activities/attendees.ts'
import { type AnswerColumns, answersOf, eventColumns, formAnswers, noColumns } from './detail/answer-columns.ts'
import { lacksTicket } from './lacks-ticket.ts'
import { havingOtherDates } from './moving/other-dates.ts'
import { payerNames } from './ordering/payer-names.ts'
import { havingPapers, paperCells, paperExports, papersRequestedBy } from './papers/paper-states.ts'
import { presentRegistration } from './present.ts'
import { type RegistrationRow, selectRegistrations } from './queries.ts'

type RegistrationsQuery = Input<typeof registrationsContract.list>['query']
type Narrowing = Omit<RegistrationsQuery, 'page' | 'page_size'>

const ofEvent = { isBeside: true, searchColumn: sql.ref('events.search') } as const
const ofPerson = { isBeside: true, searchColumn: sql.ref('users.search') } as const
const row = { tenant: sql.ref('registrations.tenant_id'), id: sql.ref('registrations.id') }
const plan = planOf(
  registrationList,
  {
    event_title: { ...ofEvent, at: sql.ref('events.title'), isAlwaysFilled: true },
    start_date: { at: sql.ref('events.start_date'), isBeside: true },
    town: { ...ofEvent, at: sql.ref('events.town') },
    first_name: { ...ofPerson, at: sql.ref('users.first_name'), isAlwaysFilled: true },
    last_name: { ...ofPerson, at: sql.ref('users.last_name'), isAlwaysFilled: true },
    mail: { ...ofPerson, at: sql.ref('users.mail'), isAlwaysFilled: true },
    company_name: 'registrations.company_label',
    status: { at: sql.ref('registrations.status'), isAlwaysFilled: true },
    absence_reason: { at: sql.ref('registrations.absence_reason') },
    manual_status: { at: sql.ref('registrations.manual_status'), isSortedByReading: true },
    created_at: { at: sql.ref('registrations.created_at'), isAlwaysFilled: true },
  },
  { search: sql.ref('users.search'), isSearchBeside: true, sort: '-created_at', id: sql.ref('registrations.id') },
)
/** What the list may be asked: its own fields, and the answers shown as columns. */
export const registrationsPlan = ({ asked, own }: AnswerColumns): ListPlan => ({
  ...plan,
  fields: { ...columnFilters(asked, row, formAnswers), ...columnFilters(own, row), ...plan.fields },
})

const columns = exportsOf<typeof registrationList, RegistrationRow>(registrationList, {
  status: ({ status }) => registrationStatus.labelOf(registrationStatus.keyOf(status)),
  absence_reason: ({ absence_reason }) => (absence_reason === null ? null : absenceReason.labelOf(absenceReason.keyOf(absence_reason))),
  manual_status: ({ manual_status }) => (manual_status === null ? null : funderStatus.labelOf(funderStatus.keyOf(manual_status))),
})

/** Registrations the caller follows; `user=me` answers one's own, a referent's own company is a team. */
export async function readList(context: Context, { query }: Input<typeof registrationsContract.list>) {
  const { actor } = context
  const isOwn = query.user === 'me' || (query.user !== undefined && query.user === actor.user_id)
  const isTeam = query.company !== undefined && isReferent(actor) && query.company === actor.company_id
  const isDesk =
    query.desk === 'received' ? may.listReceived(actor) : query.desk === 'team' && may.listTeamRequests(actor, paramsOf(context.tenant))
  authorize(query.desk ? isDesk : isOwn || isTeam || may.list(actor))
  const rows = (db: Queries) => narrowed({ ...context, db }, query)
  const answered = query.event !== undefined && may.list(actor) ? await eventColumns(context, query.event) : noColumns
  const plan = registrationsPlan(answered)
  const requestedPapers =
    query.event !== undefined && query.papers !== undefined && may.list(actor) ? await papersRequestedBy(context.db, query.event) : null
  const present = async (found: readonly RegistrationRow[], db: Queries) => {
    const answers = await answersOf(db, answered, found)
    const papers = await paperCells(db, requestedPapers ? found.map(({ id }) => id) : [])
    return found.map((row) => ({ ...row, answers: answers(row.id), papers: papers(row.id) }))
  }
  if (query.format)
    return exportList(context, 'export_registrations', {
      name: 'registrations',
      plan,
      asked: query,
      query: rows,
      present,
      columns: {
        ...(await wordedExports(context, 'Guest', columns)),
        ...paperExports(context, requestedPapers ?? []),
        ...columnExports(context, answered.asked, formAnswers),
        ...columnExports(context, answered.own),
      },
    })
  const page = await listed(rows(context.db), plan, query, bare(context, query))
  const shown = await present(page.results, context.db)
  const halfDaysOf = isOwn
    ? await attendedHalfDays(
        context.db,
        page.results.map(({ id }) => id),
      )
    : undefined
  const elsewhere = isOwn
    ? await havingOtherDates(
        context.db,
        page.results.map(({ event_id }) => event_id),
        context.now,
      )
    : undefined
  const openness = isOwn
    ? await availabilitiesOf(
        context.db,
        page.results.map(({ event_id }) => event_id),
      )
    : undefined
  const paidBy = isOwn ? await payerNames(context.db, page.results) : undefined
  return {
    ...page,
    results: shown.map((row) => ({
      ...presentRegistration(row),
      answers: row.answers,
      ...(requestedPapers && { given_papers: row.papers }),
      ...(halfDaysOf && { half_days: halfDaysOf(row.id) }),
      ...(paidBy && { paid_by: paidBy.get(row.id) ?? null }),
      ...(openness && { availability: openness.get(row.event_id) }),
      ...(elsewhere && { has_other_dates: elsewhere.has(row.event_id) }),
    })),
  }
}

/** The query narrowed to what was asked, before search, filters and order. */
export function narrowed(context: Seen, narrowing: Narrowing) {
  let query = selectRegistrations(context.db)
  for (const condition of conditionsOf(context, narrowing)) query = query.where(condition)
  const ended = registrationStatus.codeOf('cancelled')
  const over = sql<boolean>`coalesce(events.end_date, events.start_date) < ${context.now}`
  if (narrowing.moment === 'ended') query = query.where('registrations.status', '=', ended)
  if (narrowing.moment === 'past') query = query.where('registrations.status', '<>', ended).where(over)
  if (narrowing.moment === 'upcoming') query = query.where('registrations.status', '<>', ended).where(sql<boolean>`${over} is not true`)
  return query
}

type Seen = Pick<Context, 'db' | 'actor' | 'now'>

/** What is asked of the registration itself. */
function* conditionsOf(
  { actor, now }: Seen,
  { event, activity, papers, status, lacks_ticket, user, company, desk }: Narrowing,
): Generator<RawBuilder<SqlBool>> {
  if (event !== undefined) yield sql`registrations.event_id = ${event}`
  if (activity !== undefined) yield attendsEvent(activity)
  if (papers !== undefined && papers !== 'any') yield havingPapers(papers)
  if (status && status.length > 0) yield sql`registrations.status = any(${registrationStatus.codesOf(...status)}::smallint[])`
  if (lacks_ticket) yield lacksTicket(now)
  if (user !== undefined) yield sql`registrations.user_id = ${user === 'me' ? found(actor.user_id) : user}`
  if (company !== undefined) yield sql`registrations.company_id = ${company}`
  if (desk === 'team')
    yield sql`registrations.company_id = ${actor.company_id} and registrations.user_id <> ${actor.user_id}
      and registrations.status = ${registrationStatus.codeOf('toValidate')} and registrations.referent_agreed_at is null`
  // Applications are kept two years (PRV-22).
  if (desk === 'received')
    yield sql`registrations.status >= ${registrationStatus.codeOf('toValidate')} and registrations.created_at > ${now}::timestamptz - interval '2 years' and registrations.event_id in (
      select e.id from events e where e.tenant_id = registrations.tenant_id and e.company_id = ${actor.company_id})`
}

/** The same rows without their event and person; a moment needs the dates of the event. */
function bare(context: Seen, listQuery: RegistrationsQuery) {
  if (listQuery.moment !== undefined) return undefined
  let query = context.db.selectFrom('registrations').select('id')
  for (const condition of conditionsOf(context, listQuery)) query = query.where(condition)
  return query
}
