import { fileTypes } from '@kxo/domain/forms/inputs/input-type'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { OwnQuestionnaire, WaitingQuestionnaire } from '@kxo/domain/questionnaires/answering-contract'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { ownQuestionnaire } from '@kxo/domain/questionnaires/paths'
import type { Due } from '@kxo/domain/registrations/dues/dues-contract'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { fieldsOf } from '../../forms/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { audience } from '../audience-of.ts'
import { closesAt } from '../closes-at.ts'

type Contract = typeof questionnairesContract
export type OwnSending = {
  id: number
  form_id: number
  event_id: number
  event_title: string
  start_date: Date | null
  end_date: Date | null
  time_zone: string
  name: string
  is_anonymous: boolean
  opens_at: Date | null
  closes_at: Date | null
  published_version_id: number | null
  /** When they were written to, which opens it before its date. */
  sent_at: Date | null
  answered_on: string | null
  declined_on: string | null
  /** Of the response one gave, unless it is anonymous. */
  version_id: number | null
  answers: Record<string, string> | null
}

/** The questionnaires that concern a person: those they are of the audience of, and those they were invited to; those of one event and form when it is said. */
const sendingsFor = (user_id: number, only?: { event: number; form: number }) => sql<OwnSending>`
  select q.id, q.form_id, e.id as event_id, e.title as event_title, e.start_date, e.end_date, e.time_zone, f.name, q.is_anonymous,
      q.due_at as opens_at, ${closesAt} as closes_at,
      case when f.archived_at is null then f.published_version_id end as published_version_id,
      i.sent_at, i.answered_on, i.declined_on, r.version_id, r.answers
    from event_questionnaires q
    join events e on e.tenant_id = q.tenant_id and e.id = q.event_id and e.cancelled_at is null
    join forms f on f.tenant_id = q.tenant_id and f.id = q.form_id
    left join questionnaire_invitations i on i.tenant_id = q.tenant_id and i.event_questionnaire_id = q.id and i.user_id = ${user_id}
    left join questionnaire_responses r on r.tenant_id = q.tenant_id and r.event_questionnaire_id = q.id and r.user_id = ${user_id}
    where q.tenant_id = current_tenant() and q.retired_at is null
      ${only ? sql`and q.event_id = ${only.event} and q.form_id = ${only.form}` : sql``}
      and (i.user_id is not null or ${user_id} in (select people.user_id from ${audience} as people))
    order by q.due_at nulls last, q.id`

export function stateOf(
  { sent_at, answered_on, declined_on, opens_at, closes_at, published_version_id }: OwnSending,
  now: Date,
): OwnQuestionnaire['state'] {
  if (answered_on !== null) return 'answered'
  if (closes_at !== null && closes_at <= now) return 'closed'
  const isBegun = sent_at !== null || (opens_at !== null && opens_at <= now)
  if (published_version_id === null || !isBegun) return 'notYet'
  return declined_on === null ? 'open' : 'declined'
}

/** The caller's, where the space has questionnaires: the one to answer first, else the last. @throws 403 to whom it does not concern, 404 */
export async function ownSending({ db, actor, tenant, now }: Context, only: { event: number; form: number }): Promise<OwnSending> {
  authorize(actor.user_id !== null)
  found(settingsOf(tenant).features.includes('interactivity') || undefined)
  const { rows } = await sendingsFor(actor.user_id ?? 0, only).execute(db)
  const row = rows.find((one) => stateOf(one, now) === 'open') ?? rows.findLast((one) => stateOf(one, now) !== 'notYet') ?? rows[0]
  if (row) return row
  const exists = await db
    .selectFrom('event_questionnaires')
    .select('id')
    .where('event_id', '=', only.event)
    .where('form_id', '=', only.form)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return refuse(exists ? kernelErrors.accessDenied : kernelErrors.notFound)
}

/** What is answered here: files are given elsewhere. */
export const answerableFields = async (db: Queries, version_id: number | null) =>
  version_id === null ? [] : (await fieldsOf(db, version_id)).filter(({ input_type }) => !fileTypes.includes(input_type))

export async function presentOwn({ db, now }: Context, row: OwnSending): Promise<OwnQuestionnaire> {
  const version = row.version_id ?? row.published_version_id
  return {
    id: row.id,
    event_id: row.event_id,
    event_title: row.event_title,
    start_date: row.start_date,
    end_date: row.end_date,
    time_zone: row.time_zone,
    name: row.name,
    state: stateOf(row, now),
    is_anonymous: row.is_anonymous,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    version,
    fields: await answerableFields(db, version),
    answers: row.answers,
  }
}

export const readOwnQuestionnaire: Verb<Contract['own']> = async (context, { params }) =>
  presentOwn(context, await ownSending(context, params))

/** What waits for the caller now, the first to close first. */
export const listWaiting: Verb<Contract['waiting']> = async (context) => waitingFor(context)

/** The same, among what else waits for them. */
export const questionnairesDue = async (context: Context): Promise<Due[]> =>
  (await waitingFor(context)).map(({ event_id, event_title, form, name, closes_at }) => ({
    kind: 'questionnaire',
    name,
    event_title,
    until: closes_at,
    path: ownQuestionnaire(event_id, form),
  }))

async function waitingFor({ db, actor, tenant, now }: Context): Promise<WaitingQuestionnaire[]> {
  if (actor.user_id === null || !settingsOf(tenant).features.includes('interactivity')) return []
  const { rows } = await sendingsFor(actor.user_id).execute(db)
  const waiting = rows.filter((row) => stateOf(row, now) === 'open')
  return waiting.map(
    ({ event_id, event_title, form_id, name, closes_at }): WaitingQuestionnaire => ({
      event_id,
      event_title,
      form: form_id,
      name,
      closes_at,
    }),
  )
}
