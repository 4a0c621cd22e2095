import type { Queries } from '../platform/database/tenancy.ts'

/** A film an event gives as the document of that number, and what one of its people watched; every record bears the number. */
export async function aWatchedFilm(db: Queries, { id, name }: { id: number; name: string }): Promise<void> {
  await db.insertInto('videos').values({ name, file_id: id, seconds: 60, transcript: name, created_by: id }).execute()
  await db.insertInto('video_captions').values({ video_id: id, language: 'fr', file_id: id }).execute()
  await db.updateTable('documents').set({ video_id: id, rank: 1 }).where('id', '=', id).execute()
  await db
    .insertInto('video_views')
    .values({ video_id: id, event_id: id, user_id: id, first_at: '2027-01-02', last_at: '2027-01-02', counted_at: '2027-01-02' })
    .execute()
}
