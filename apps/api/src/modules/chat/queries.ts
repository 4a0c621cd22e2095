import { partnerStatus } from '@kxo/domain/partners/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

export const nameOf = (table: string) =>
  sql<string | null>`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`

const participants = sql.join(registrationStatus.codesOf('registered', 'present', 'signedIn', 'absent').map((code) => sql.lit(code)))
const confirmed = sql.lit(partnerStatus.codeOf('validated'))

/** The people of an event’s group: whoever takes part in it, and its partners. */
export const groupOf = (event_id: RawBuilder<unknown>) => sql<{ user_id: number }>`
  select r.user_id from registrations r where r.event_id = ${event_id} and r.status in (${participants})
  union select p.user_id from event_partners p where p.event_id = ${event_id} and p.status = ${confirmed}`

/** Whether a person is of the group of the conversation `c`. */
export const isOfGroup = (user: RawBuilder<unknown>) => sql<boolean>`(c.kind = 2 and (
  exists (select from registrations g where g.tenant_id = c.tenant_id and g.event_id = c.event_id and g.user_id = ${user} and g.status in (${participants}))
  or exists (select from event_partners g where g.tenant_id = c.tenant_id and g.event_id = c.event_id and g.user_id = ${user} and g.status = ${confirmed})))`

/** The SQL twin of `may.read` for whoever is not of the team. */
export const isOwn = (user_id: number | null) => sql<boolean>`(c.user_id = ${user_id}::bigint or ${isOfGroup(sql`${user_id}::bigint`)})`

/** Messages a person has not read; for the team, those nobody of it has answered either. */
const unreadFor = (user_id: number | null, team: RawBuilder<boolean>) => sql<number>`(select count(*)::integer from conversation_messages x
  where x.tenant_id = c.tenant_id and x.conversation_id = c.id and not x.is_note and x.author_id is distinct from ${user_id}::bigint
    and x.id > coalesce(m.read_up_to, 0) and not (${team} and (x.is_from_team or x.id <= c.answered_up_to)))`

/** Conversations as somebody reads them, for themselves or for the team. */
export const selectConversations = (db: Queries, user_id: number | null, team: RawBuilder<boolean>) =>
  db
    .selectFrom('conversations as c')
    .leftJoin('users as person', (join) => join.onRef('person.tenant_id', '=', 'c.tenant_id').onRef('person.id', '=', 'c.user_id'))
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'person.tenant_id').onRef('companies.id', '=', 'person.company_id'),
    )
    .leftJoin('users as assignee', (join) =>
      join.onRef('assignee.tenant_id', '=', 'c.tenant_id').onRef('assignee.id', '=', 'c.assigned_to'),
    )
    .leftJoin('users as closer', (join) => join.onRef('closer.tenant_id', '=', 'c.tenant_id').onRef('closer.id', '=', 'c.closed_by'))
    .leftJoin('registrations as r', (join) => join.onRef('r.tenant_id', '=', 'c.tenant_id').onRef('r.id', '=', 'c.registration_id'))
    .leftJoin('events as e', (join) =>
      join.onRef('e.tenant_id', '=', 'c.tenant_id').on('e.id', '=', sql<number>`coalesce(c.event_id, r.event_id)`),
    )
    .leftJoin('bills as b', (join) => join.onRef('b.tenant_id', '=', 'c.tenant_id').onRef('b.id', '=', 'c.bill_id'))
    .leftJoin('documents as d', (join) => join.onRef('d.tenant_id', '=', 'c.tenant_id').onRef('d.id', '=', 'c.document_id'))
    .leftJoin('conversation_members as m', (join) =>
      join.onRef('m.tenant_id', '=', 'c.tenant_id').onRef('m.conversation_id', '=', 'c.id').on('m.user_id', '=', user_id),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('conversation_messages as said')
          .leftJoin('users as speaker', (join) =>
            join.onRef('speaker.tenant_id', '=', 'said.tenant_id').onRef('speaker.id', '=', 'said.author_id'),
          )
          .select([sql<string>`left(said.body, 200)`.as('text'), nameOf('speaker').as('author')])
          .whereRef('said.tenant_id', '=', 'c.tenant_id')
          .whereRef('said.conversation_id', '=', 'c.id')
          .where('said.is_note', '=', false)
          .orderBy('said.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('c')
    .select([
      nameOf('person').as('user_name'),
      'companies.name as company_name',
      nameOf('assignee').as('assigned_name'),
      nameOf('closer').as('closed_by_name'),
      'e.id as subject_event',
      'e.title as event_title',
      'e.end_date as event_end',
      'b.number as bill_number',
      'd.name as document_name',
      'last.text as last_text',
      'last.author as last_author',
      sql<number>`coalesce(m.read_up_to, 0)::bigint`.as('read_up_to'),
      unreadFor(user_id, team).as('unread'),
      isOfGroup(sql`${user_id}::bigint`).as('is_in_group'),
    ])
export type ConversationRow = Awaited<ReturnType<ReturnType<typeof selectConversations>['executeTakeFirstOrThrow']>>
