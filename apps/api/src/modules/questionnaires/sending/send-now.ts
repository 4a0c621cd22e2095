import { may } from '@kxo/domain/events/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { questionnairesErrors } from '@kxo/domain/questionnaires/errors'
import { questionnaireMoment } from '@kxo/domain/questionnaires/moment'
import { may as mayQuestionnaires } from '@kxo/domain/questionnaires/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getEvent } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { audience } from '../audience-of.ts'
import { isOpenAt } from '../closes-at.ts'
import { mailQuestionnaire } from '../jobs.ts'
import { hasNotAnswered } from './reminders.ts'
import { writeInvitation } from './write-invitation.ts'

type Waiting = { user_id: number; moment: number; was_sent: boolean }

/** Whom a questionnaire that may be answered now still waits for. */
const waitingFor = async (db: Queries, sending: number, now: Date): Promise<Waiting[]> =>
  (
    await sql<Waiting>`
      select people.user_id, q.moment, exists (select from questionnaire_invitations i where i.tenant_id = q.tenant_id
          and i.event_questionnaire_id = q.id and i.user_id = people.user_id and i.sent_at is not null) as was_sent
        from event_questionnaires q
        join events e on e.tenant_id = q.tenant_id and e.id = q.event_id and e.cancelled_at is null
        join forms f on f.tenant_id = q.tenant_id and f.id = q.form_id and f.published_version_id is not null and f.archived_at is null
        cross join lateral ${audience} as people
        where q.tenant_id = current_tenant() and q.id = ${sending} and q.retired_at is null and ${hasNotAnswered(sql`people.user_id`)}
          and ${isOpenAt(now)} order by people.user_id`.execute(db)
  ).rows

/** @throws 409 when nobody is left to answer */
export const sendQuestionnaire: Verb<typeof questionnairesContract.send> = async (context, { params }) => {
  const { db, actor, now, request } = context
  authorize(may.changeEvent(actor, await getEvent(db, params.id)) && mayQuestionnaires.writeQuestionnaires(actor))
  const sending = found(
    await db
      .selectFrom('event_questionnaires')
      .select(['id', 'form_id'])
      .where('id', '=', params.sending)
      .where('event_id', '=', params.id)
      .where('retired_at', 'is', null)
      .executeTakeFirst(),
  )
  const people = (await waitingFor(db, sending.id, now)).length
  if (people === 0) refuse(questionnairesErrors.nobodyWaits)
  await context.enqueue(mailQuestionnaire, { sending: sending.id, occurrence: request.id })
  await trace(context, { action: 'send_questionnaire', event_id: params.id, subject_id: sending.form_id, info: String(people) })
  return { people }
}

/** Writes to everyone it waits for: a reminder to whoever had a first mail. */
export async function mailWaiting(context: Context, { sending, occurrence }: { sending: number; occurrence: string }): Promise<void> {
  const { db, now } = context
  const cold = questionnaireMoment.codeOf('cold')
  for (const { user_id, moment, was_sent } of await waitingFor(db, sending, now))
    await writeInvitation(context, {
      sending,
      user_id,
      moment: was_sent ? 'remind_questionnaire' : moment === cold ? 'send_cold_questionnaire' : 'send_questionnaire',
      occurrence: `${sending}.${user_id} now ${occurrence}`,
    })
}
