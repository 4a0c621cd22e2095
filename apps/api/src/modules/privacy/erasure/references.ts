import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

export type Reference = { table: string; column: string }

/** Columns naming who acts for the tenant on records about others: no data about the person (each with its reason). */
export const actedOnly: Readonly<Record<string, string>> = {
  'tasks.created_by': 'who wrote a task about somebody else',
  'conversations.assigned_to': 'who answers somebody else',
  'conversations.closed_by': 'who closed a conversation with somebody else',
  'campaigns.created_by': 'who wrote a message to others',
  'mail_suppressions.lifted_by': 'who took somebody else off the suppression list',
  'agreements.created_by': 'who prepared an agreement with somebody else',
  'document_template_versions.created_by': 'who worded the documents of the tenant',
  'bank_files.created_by': 'who imported a statement of the tenant’s bank',
  'bank_lines.decided_by': 'who matched money the tenant received',
  'attendance_notices.decided_by': 'who excused an absence of somebody else',
  'tasks.closed_by': 'who closed a task about somebody else',
  'videos.created_by': 'who added a film for others to watch',
  'companies.referent_id': 'a role, told by the memberships',
  'companies.manager_id': 'who follows a company for the tenant',
  'regions.referent_id': 'who follows a region for the tenant',
  'complaints.owner_id': 'who answers a complaint of somebody else',
  'page_versions.created_by': 'who wrote the page of an event of the tenant',
  'events.responsible_id': 'who answers for an event of the tenant',
  'users.manager_id': 'who follows another person for the tenant',
  'users.merged_into_id': 'records made one: each is read as the person',
}

/** Every column of the database that refers to a person, as the catalogue tells it: a new table needs no line here. */
export async function personReferences(db: Queries): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select held.relname::text as table, column_of.attname::text as column
    from pg_constraint link
    join pg_class held on held.oid = link.conrelid
    join pg_attribute column_of on column_of.attrelid = link.conrelid and column_of.attnum = any(link.conkey)
    where link.contype = 'f' and link.confrelid = 'users'::regclass and column_of.attname <> 'tenant_id'
    order by 1, 2`.execute(db)
  return rows
}

type Ids = readonly number[]
const among = (column: string, ids: Ids) => sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::bigint[])`
const ofRegistrations = (ids: Ids) =>
  sql<SqlBool>`registration_id in (select id from registrations where user_id = any(${[...ids]}::bigint[]))`
const ofBills = (ids: Ids) => sql<SqlBool>`bill_id in (select id from bills where user_id = any(${[...ids]}::bigint[]))`
const ofQuotes = (ids: Ids) => sql<SqlBool>`quote_id in (select id from quotes where user_id = any(${[...ids]}::bigint[]))`
export const ofAnswers = (ids: Ids) => sql<SqlBool>`(
  (morph in ('User', 'Partner') and morph_id = any(${[...ids]}::bigint[]))
  or (morph = 'Guest' and morph_id in (select id from registrations where user_id = any(${[...ids]}::bigint[]))))`
const ofMails = (column: RawBuilder<unknown>, ids: Ids) =>
  sql<SqlBool>`${column} in (select mail from users where id = any(${[...ids]}::bigint[]))`

/** What is held on a person in tables that refer to them otherwise than by a foreign key. */
const indirect: Readonly<Record<string, (ids: Ids) => RawBuilder<SqlBool>>> = {
  users: (ids) => among('id', ids),
  bill_lines: (ids) => sql<SqlBool>`(${among('user_id', ids)} or ${ofBills(ids)})`,
  quote_lines: ofQuotes,
  payments: ofBills,
  instalments: ofRegistrations,
  presences: ofRegistrations,
  attendance_notices: ofRegistrations,
  signatures: ofRegistrations,
  registration_activities: ofRegistrations,
  option_choices: ofRegistrations,
  registration_payers: ofRegistrations,
  vote_weights: ofRegistrations,
  vote_roll: ofRegistrations,
  votes_cast: ofRegistrations,
  ballots: ofRegistrations,
  // What the team told itself about them is in no conversation of theirs.
  conversation_messages: (ids) =>
    sql<SqlBool>`(not is_note and conversation_id in (select id from conversations where user_id = any(${[...ids]}::bigint[])))`,
  registration_history: ofRegistrations,
  registration_notes: ofRegistrations,
  registration_papers: ofRegistrations,
  registration_forms: ofRegistrations,
  registration_terms: ofRegistrations,
  agreement_registrations: ofRegistrations,
  field_responses: ofAnswers,
  record_responses: ofAnswers,
  traces: (ids) => sql<SqlBool>`(${among('user_id', ids)} or (subject = 'user' and ${among('subject_id', ids)}))`,
  contract_endings: (ids) => ofMails(sql`mail`, ids),
  saved_searches: (ids) => ofMails(sql`mail`, ids),
  mails: (ids) => ofMails(sql`recipient`, ids),
  validation_codes: (ids) => ofMails(sql`mail`, ids),
  login_failures: (ids) => ofMails(sql`replace(subject, 'mail ', '')`, ids),
  files: (ids) => sql<SqlBool>`id in (select file_id from documents where user_id = any(${[...ids]}::bigint[])
    union select j.file_id from conversation_files j join conversation_messages x on x.tenant_id = j.tenant_id and x.id = j.message_id
      join conversations c on c.tenant_id = x.tenant_id and c.id = x.conversation_id
      where not x.is_note and (c.user_id = any(${[...ids]}::bigint[]) or (x.author_id = any(${[...ids]}::bigint[]) and not x.is_from_team))
    union select avatar_file_id from users where id = any(${[...ids]}::bigint[]))`,
}

/** Which rows of which table are held on a person: each table with the condition that finds them, in the order of their names. */
export async function holdingsOf(db: Queries, ids: Ids): Promise<{ table: string; where: RawBuilder<SqlBool> }[]> {
  const conditions = new Map<string, RawBuilder<SqlBool>[]>()
  const add = (table: string, where: RawBuilder<SqlBool>) => conditions.set(table, [...(conditions.get(table) ?? []), where])
  for (const { table, column } of await personReferences(db)) if (!(`${table}.${column}` in actedOnly)) add(table, among(column, ids))
  for (const [table, where] of Object.entries(indirect)) add(table, where(ids))
  return [...conditions]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([table, where]) => ({ table, where: sql<SqlBool>`(${sql.join(where, sql` or `)})` }))
}

/** The records that are one person: theirs, and those merged into it. */
export async function recordsOf(db: Queries, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive same(id) as (select ${id}::bigint union select users.id from users join same on users.merged_into_id = same.id)
    select id from same`.execute(db)
  return rows.map((row) => row.id)
}
