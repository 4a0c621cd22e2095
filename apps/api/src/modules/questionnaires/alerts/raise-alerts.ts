import { workingDaysAfter } from '@kxo/domain/help/rules'
import { dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { printedName } from '@kxo/domain/kernel/person-name'
import { alertWords as w } from '@kxo/domain/questionnaires/alerts/alert-words'
import { adminQuestionnaireResponses } from '@kxo/domain/questionnaires/paths'
import { improvementKind } from '@kxo/domain/questionnaires/plan/kind'
import { boundsOf } from '@kxo/domain/questionnaires/rules'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { languageOf } from '../../../platform/language.ts'
import { fieldsOf } from '../../forms/index.ts'
import { findUser } from '../../identity/index.ts'
import { ownAdministrators } from '../../tenants/index.ts'
import { fromAbove } from '../dependencies.ts'
import { mayBeShown } from '../results/scope.ts'

/** Working days an alert is to be followed within, and the hour of the last. */
const daysToFollow = 2
const endOfWork = '17:00'
const alert = improvementKind.codeOf('alert')

type Raised = {
  id: number
  version_id: number
  user_id: number | null
  alerts: string[]
  answers: unknown
  form_id: number
  name: string
  event_id: number
  title: string
  responsible_id: number | null
}

/** Responses `r` whose alert was not told. */
const untold = sql`questionnaire_responses r
  join event_questionnaires s on s.tenant_id = r.tenant_id and s.id = r.event_questionnaire_id
  where r.alerts <> '{}' and not exists (select from improvement_actions a where a.tenant_id = r.tenant_id and a.response_id = r.id and a.kind = ${sql.lit(alert)})`

/** The alert of a response that names its person, told once it is sent. */
export async function raiseAlert(context: Context, { response }: { response: number }): Promise<void> {
  const { rows } = await sql<{ id: number }>`select r.id from ${untold} and r.tenant_id = current_tenant() and r.id = ${response}
    and not s.is_anonymous for update of r`.execute(context.db)
  for (const { id } of rows) await tell(context, id)
}

/** An anonymous response that an alert is to be told of: not before the day is over, which would tell when it came, nor among fewer than three (FOR-40). */
const silentUntold = (today: unknown) => sql`${untold} and s.is_anonymous and r.answered_on < ${today} and ${mayBeShown}`

/** The tenants where some wait. A day late at most where clocks are ahead. */
export async function tenantsWithAlerts(across: Queries, now: Date): Promise<number[]> {
  const { rows } = await sql<{
    tenant_id: number
  }>`select distinct r.tenant_id from ${silentUntold(sql`${now}::timestamptz::date + 1`)}`.execute(across)
  return rows.map(({ tenant_id }) => tenant_id)
}

/** In an order that tells nothing of when they came. */
export async function raiseAnonymousAlerts(context: Context): Promise<void> {
  const { db, now, tenant } = context
  const { rows } = await sql<{ id: number }>`select r.id from ${silentUntold(sql`${dayInZone(now, tenant.time_zone)}::date`)}
    and r.tenant_id = current_tenant() order by r.id for update of r`.execute(db)
  for (const { id } of rows) await tell(context, id)
}

/** Gives a task to whoever is responsible for the event, else to the first full administrator; the plan of improvement has it. */
async function tell(context: Context, id: number): Promise<void> {
  const { db, now, tenant, services } = context
  const { rows } = await sql<Raised>`
    select r.id, r.version_id, case when s.is_anonymous then null else r.user_id end as user_id, r.alerts, r.answers,
        s.form_id, f.name, e.id as event_id, e.title, e.responsible_id
      from questionnaire_responses r
      join event_questionnaires s on s.tenant_id = r.tenant_id and s.id = r.event_questionnaire_id
      join forms f on f.tenant_id = s.tenant_id and f.id = s.form_id
      join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
      where r.tenant_id = current_tenant() and r.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return
  const [first] = await ownAdministrators(context).execute()
  const todo_user_id = row.responsible_id ?? first?.user_id ?? null
  if (todo_user_id === null) return
  const owner = await findUser(db, todo_user_id)
  const { say } = languageOf((owner?.language ?? 'fr') as 'fr' | 'en', tenant) // the column holds a language of the product
  const answers = row.answers as Record<string, string> // written by `answerQuestionnaire` alone
  const person = row.user_id === null ? undefined : await findUser(db, row.user_id)
  const scores = (await fieldsOf(db, row.version_id))
    .filter(({ name }) => row.alerts.includes(name))
    .map((field) => say(w.taskLine, { question: field.label, score: answers[field.name] ?? '', most: boundsOf(field)[1] }))
  const address = `${services.publicUrl()}${adminQuestionnaireResponses(row.form_id, row.name)}?tab=responses&response=${row.id}`
  const label = say(w.task, { questionnaire: row.name, event: row.title }).slice(0, 255)
  const task_id = await fromAbove().addTask(context, {
    todo_user_id,
    label,
    text: [
      person ? say(w.taskPerson, { name: printedName(`${person.first_name} ${person.last_name}`.trim()) }) : say(w.taskAnonymous),
      ...scores,
      address,
    ].join('\n'),
    todo_date: instantInZone(workingDaysAfter(dayInZone(now, tenant.time_zone), daysToFollow), endOfWork, tenant.time_zone),
    event_id: row.event_id,
    ...(row.user_id !== null && { user_id: row.user_id }),
  })
  await db
    .insertInto('improvement_actions')
    .values({
      kind: alert,
      form_id: row.form_id,
      response_id: row.id,
      question: row.alerts[0] ?? null,
      label,
      task_id,
      created_at: now,
    })
    .execute()
}
