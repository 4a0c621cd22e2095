import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

/** References nothing looks up, each by what makes it so: who pays their index at each write would gain nothing. */
const readThroughOthers = [
  // The file, the document or the task is reached from the row, and outlives it.
  'agreement_signatures.paper_file_id',
  'agreements.file_id',
  'agreements.sealed_file_id',
  'attendance_sheets.file_id',
  'complaints.task_id',
  'data_requests.file_id',
  'guides.file_id',
  'imports.file_id',
  'imports.work_id',
  'presences.document_id',
  'tutorials.file_id',
  // Who did it or answers for it: people are pseudonymised, not deleted, and these tables are short or read in another order.
  'campaigns.created_by',
  'complaints.owner_id',
  'events.responsible_id',
  'mail_suppressions.lifted_by',
  'regions.referent_id',
  'tasks.closed_by',
  'themes.referent_id',
  'users.manager_id',
  'users.merged_into_id',
  'directory_messages.user_id',
  'support_requests.user_id',
  'validation_codes.user_id',
  // Read by the bill; by the slot and the person; by the version of the form; by the tab's own few rows.
  'checkouts.registration_id',
  'checkouts.user_id',
  'signatures.partner_user_id',
  'form_fields.form_id',
  'record_fields.tab_id',
  // The absence alone is looked up, which a key of its own serves.
  'partner_bookings.unavailability_id,user_id',
  // A few notices for all the tenants.
  'service_notices.concerned_id',
]

test('a reference has an index that begins by it, or a reason not to', async () => {
  const { rows } = await program.database.pool.query<{ reference: string }>(`
    select k.conrelid::regclass || '.' || (select string_agg(a.attname, ',' order by at) from unnest(k.conkey) with ordinality as c (n, at)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.n where a.attname <> 'tenant_id') as reference
      from pg_constraint k
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confrelid <> 'tenants'::regclass
       and not exists (select 1 from pg_index i where i.indrelid = k.conrelid
         and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] <@ k.conkey)
     union select k.conrelid::regclass || '.' || a.attname from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confrelid = 'tenants'::regclass
       and not exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = a.attnum)
     order by 1`)
  expect(rows.map(({ reference }) => reference)).toEqual(readThroughOthers.toSorted())
})
