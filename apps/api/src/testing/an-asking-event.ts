import type { Queries } from '../platform/database/tenancy.ts'

/** Forms and papers an event asks of its people, each given by one of them, and a document it gives out, first of its path; every record bears the number. */
export async function anAskingEvent(db: Queries, { id, name }: { id: number; name: string }): Promise<void> {
  await db.insertInto('event_forms').values({ event_id: id, form_id: id, stage: 2 }).execute()
  await db.insertInto('registration_forms').values({ registration_id: id, event_form_id: id, completed_at: '2027-01-01' }).execute()
  await db.insertInto('event_papers').values({ event_id: id, name }).execute()
  await db.updateTable('documents').set({ opens: 0, event_id: id }).where('id', '=', id).execute()
  await db.insertInto('path_items').values({ event_id: id, rank: 1, kind: 3, document_id: id }).execute()
  await db.insertInto('path_progress').values({ registration_id: id, document_id: id, done_at: '2027-01-01' }).execute()
  await db.insertInto('paper_lists').values({ name, papers: '[]' }).execute()
  await db.insertInto('registration_papers').values({ registration_id: id, paper_id: id, document_id: id, reason: name }).execute()
}
