import { adminEvent } from '@kxo/domain/events/paths'
import { lateAnswerWords as w } from '@kxo/domain/registrations/news/late-answer-words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { languageOf } from '../../../platform/language.ts'
import type { JobHandler } from '../../../platform/work/job-handler.ts'
import { job } from '../../../platform/work/jobs.ts'
import { fromAbove } from '../dependencies.ts'
import { lockRegistration } from '../queries.ts'
import { approversOf } from './approvers.ts'

const toValidate = sql.lit(registrationStatus.codeOf('toValidate'))
/** Since when a request awaits an answer. */
const since = sql`(select max(h.at) from registration_history h where h.tenant_id = r.tenant_id and h.registration_id = r.id and h.to_status = ${toValidate})`
const overdue = (now: Date) => sql`from registrations r join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
  where r.status = ${toValidate} and e.answer_days is not null and e.cancelled_at is null
    and ${since} + make_interval(days => e.answer_days) <= ${now} and (r.answer_awaited_at is null or r.answer_awaited_at < ${since})`

const tenantsWaiting = async (across: Queries, now: Date): Promise<number[]> =>
  (await sql<{ tenant_id: number }>`select distinct r.tenant_id ${overdue(now)}`.execute(across)).rows.map(({ tenant_id }) => tenant_id)

/** A task to whoever decides, for each request past the delay of its event, once. */
export async function remindToAnswer(context: Context): Promise<void> {
  const { db, now, tenant } = context
  const { rows } = await sql<{
    id: number
    days: number
  }>`select r.id, e.answer_days as days ${overdue(now)} and r.tenant_id = current_tenant() order by r.id`.execute(db)
  for (const { id, days } of rows) {
    const row = await lockRegistration(db, id)
    if (!row || registrationStatus.keyOf(row.status) !== 'toValidate') continue
    await db.updateTable('registrations').set({ answer_awaited_at: now }).where('id', '=', id).execute()
    for (const { user_id, language } of await approversOf(db, row)) {
      if (user_id === null) continue
      const { say } = languageOf(language, tenant)
      const name = `${row.first_name} ${row.last_name}`
      await fromAbove().addTask(context, {
        todo_user_id: user_id,
        label: say(w.task, { name }).slice(0, 120),
        text: `${say(w.taskText, { title: row.event_title, n: days })}\n${context.services.publicUrl()}${adminEvent(row.event_id)}`,
        event_id: row.event_id,
        user_id: row.user_id,
        registration_id: id,
        todo_date: now,
      })
    }
  }
}

export const lateAnswersJob: JobHandler = {
  job: job<Record<string, never>>({
    name: 'remind-to-answer',
    label: { fr: 'Rappeler les {registration.pl} à valider', en: 'Reminding of {registration.pl} to approve' },
    schedule: '5 * * * *',
  }),
  run: remindToAnswer,
  concerned: tenantsWaiting,
}
