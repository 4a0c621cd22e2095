import { adminConversation, ownConversation } from '@kxo/domain/chat/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import { printedName } from '@kxo/domain/kernel/person-name'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import type { Candidate, DueMail, Leaving, Range, Reminder } from '../../mailing/index.ts'
import { isOfGroup } from '../queries.ts'

const gone = accountStatus.codesOf('suspended', 'disabled', 'deleted')

/**
 * Whoever has not read what they were written, from the first message since they last did: one mail a silence, whatever comes after.
 * Of the team, whoever the conversation is assigned to, unless a colleague has answered.
 */
const candidates = (_: Anchor, { from, to }: Range, { isDue }: Leaving) => {
  const zone = sql`zone_of(t.params)`
  return sql<Candidate>`
    select x.tenant_id, m.id as subject_id, x.id as detail_id, c.event_id, m.user_id, x.created_at as anchor_at, x.created_at as since, ${zone} as zone
      from conversation_messages x
      join tenants t on t.id = x.tenant_id and 'interactivity' = any (t.features)
      join conversations c on c.tenant_id = x.tenant_id and c.id = x.conversation_id
      join conversation_members m on m.tenant_id = x.tenant_id and m.conversation_id = x.conversation_id
      where not x.is_note and x.created_at between ${from} and ${to} and ${isDue(sql`x.created_at`, zone)}
        and x.author_id is distinct from m.user_id and x.id > m.read_up_to
        and (m.is_team or c.user_id = m.user_id or ${isOfGroup(sql`m.user_id`)})
        and (not m.is_team or (m.user_id = c.assigned_to and not x.is_from_team and x.id > c.answered_up_to))
        and not exists (select from conversation_messages y where y.tenant_id = x.tenant_id and y.conversation_id = x.conversation_id
          and not y.is_note and y.author_id is distinct from m.user_id and y.id > m.read_up_to and y.id < x.id
          and not (m.is_team and (y.is_from_team or y.id <= c.answered_up_to)))`
}

async function write(context: Context, { subject_id, detail_id, user_id, event_id, occurrence, moment }: DueMail): Promise<void> {
  const { db, tenant } = context
  const user = await findUser(db, user_id)
  const member = await db
    .selectFrom('conversation_members')
    .select(['conversation_id', 'is_team'])
    .where('id', '=', subject_id)
    .executeTakeFirst()
  const message = await db
    .selectFrom('conversation_messages as x')
    .leftJoin('users as author', (join) => join.onRef('author.tenant_id', '=', 'x.tenant_id').onRef('author.id', '=', 'x.author_id'))
    .select(['author.first_name', 'author.last_name'])
    .where('x.id', '=', detail_id)
    .executeTakeFirst()
  if (!user || !member || !message || gone.includes(user.status)) return
  const path = member.is_team ? adminConversation(member.conversation_id) : ownConversation(member.conversation_id)
  await context.services.enqueueMail(context, {
    moment,
    to: recipientOf(user),
    role: 'person',
    occurrence,
    event_id,
    values: { author: printedName(`${message.first_name ?? ''} ${message.last_name ?? ''}`.trim()) || tenant.label, client: tenant.label },
    path,
    ...(!member.is_team && { by_link: { purpose: 'conversation' as const, path } }),
  })
}

export const chatReminders: readonly Reminder[] = [{ moment: 'unread_message', candidates, write }]
