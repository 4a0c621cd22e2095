import type { QuestionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { ownQuestionnaire } from '@kxo/domain/questionnaires/paths'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { MailRequest, MomentName } from '../../../platform/mail.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { closesAt } from '../closes-at.ts'

type Invitation = { sending: number; user_id: number; moment: MomentName; occurrence: string }
type Row = { event_id: number; title: string; form_id: number; audience: number; closes_at: Date | null }

const roles: Readonly<Record<QuestionnaireAudience, NonNullable<MailRequest['role']>>> = {
  participant: 'person',
  partner: 'partner',
  referent: 'referent',
}

/** Writes to a person that a questionnaire waits for them: they are invited from then on. */
export async function writeInvitation(context: Context, { sending, user_id, moment, occurrence }: Invitation): Promise<void> {
  const { db, now } = context
  const user = await findUser(db, user_id)
  const { rows } = await sql<Row>`
    select e.id as event_id, e.title, q.form_id, q.audience, ${closesAt} as closes_at
      from event_questionnaires q join events e on e.tenant_id = q.tenant_id and e.id = q.event_id
      where q.tenant_id = current_tenant() and q.id = ${sending}`.execute(db)
  const row = rows[0]
  if (!user || !row) return
  await db
    .insertInto('questionnaire_invitations')
    .values({ event_questionnaire_id: sending, user_id, sent_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'event_questionnaire_id', 'user_id']).doUpdateSet({
        sent_at: sql`coalesce(questionnaire_invitations.sent_at, excluded.sent_at)`,
      }),
    )
    .execute()
  const path = ownQuestionnaire(row.event_id, row.form_id)
  await context.services.enqueueMail(context, {
    moment,
    to: recipientOf(user),
    role: roles[questionnaireAudience.keyOf(row.audience)],
    occurrence,
    event_id: row.event_id,
    values: { title: row.title },
    path,
    by_link: { purpose: 'questionnaire', path, until: row.closes_at },
  })
}
