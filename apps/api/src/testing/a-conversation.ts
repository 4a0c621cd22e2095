import type { Queries } from '../platform/database/tenancy.ts'

/** What a person and the organisation wrote each other about an event, with a file and a note; every record bears the number. */
export async function aConversation(db: Queries, { id, name }: { id: number; name: string }): Promise<void> {
  await db.insertInto('conversations').values({ kind: 1, user_id: id, event_id: id }).execute()
  await db
    .insertInto('conversation_messages')
    .values([
      { conversation_id: id, author_id: id, body: name, key: `${name}-1` },
      { conversation_id: id, author_id: id, body: name, key: `${name}-2`, is_from_team: true, is_note: true },
    ])
    .execute()
  await db.insertInto('conversation_files').values({ message_id: id, file_id: id, rank: 0 }).execute()
  await db.insertInto('conversation_members').values({ conversation_id: id, user_id: id }).execute()
}
