import type { Queries } from '../platform/database/tenancy.ts'

/** What the tenant publishes, in a version somebody read, and the task of a document that lapses; every record bears the number. */
export async function aPublishedPaper(db: Queries, { id, name }: { id: number; name: string }): Promise<void> {
  await db.insertInto('organisation_documents').values({ kind: 31, name, asks_reading: true }).execute()
  await db
    .insertInto('organisation_versions')
    .values({ organisation_document_id: id, number: 1, document_id: id, made_available_at: '2027-01-02', asks_again: false })
    .execute()
  await db.insertInto('document_readings').values({ organisation_document_id: id, number: 1, user_id: id, read_at: '2027-01-03' }).execute()
  await db.insertInto('expiry_tasks').values({ document_id: id, expires_on: '2027-02-01' }).execute()
}
