import type { Queries } from '../platform/database/tenancy.ts'

/** A yearly return and what sorts it; every record it is about bears the number. */
export async function aReturn(db: Queries, { id, name }: { id: number; name: string }): Promise<void> {
  const entity = await db.selectFrom('entities').select('id').orderBy('id').executeTakeFirstOrThrow()
  await db.insertInto('bpf_returns').values({ entity_id: entity.id, year: 2025, signatory: name }).execute()
  await db.insertInto('bpf_events').values({ event_id: id, nsf_code: '326', given_to: name }).execute()
  await db.insertInto('bpf_payers').values({ company_id: id, nature: 1 }).execute()
  await db.insertInto('bpf_learners').values({ registration_id: id, status: 1 }).execute()
  await db.insertInto('bpf_bills').values({ bill_id: id, line: 1 }).execute()
}
