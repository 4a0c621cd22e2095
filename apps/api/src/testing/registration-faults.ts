import { allocate } from '@kxo/domain/registrations/waiting/allocation'
import { readQueue } from '../modules/registrations/waiting/queue.ts'
import type { Program } from './program.ts'
import type { TenantWorld } from './world.ts'

/** What must never be, each as the rows that show it. `$1` is the tenant. */
const faults: Readonly<Record<string, string>> = {
  'above capacity': `
    select p.event_id from event_places p where p.tenant_id = $1 and p.max_participants < greatest(p.taken, (
      select count(*) from registrations r where r.tenant_id = $1 and r.event_id = p.event_id and holds_place(r.status)), (
      select count(*) from registration_activities c join registrations r on r.tenant_id = c.tenant_id and r.id = c.registration_id
       where c.tenant_id = $1 and c.activity_id = p.event_id and holds_place(r.status)))`,
  'a counter that differs from who holds a place': `
    select p.event_id from event_places p where p.tenant_id = $1 and p.taken <> (
      select count(*) from registrations r where r.tenant_id = $1 and r.event_id = p.event_id and holds_place(r.status)) + (
      select count(*) from registration_activities c join registrations r on r.tenant_id = c.tenant_id and r.id = c.registration_id
       where c.tenant_id = $1 and c.activity_id = p.event_id and holds_place(r.status))`,
  'somebody registered twice': `
    select event_id, user_id from registrations where tenant_id = $1 and status <> 9 group by event_id, user_id having count(*) > 1`,
  'a history that does not lead to the status, step by step': `
    select h.registration_id from (
      select registration_id, from_status, to_status, lag(to_status) over w as former, last_value(to_status) over (partition by registration_id order by id
             rows between unbounded preceding and unbounded following) as latest, row_number() over w as rank
        from registration_history where tenant_id = $1 window w as (partition by registration_id order by id)) h
      join registrations r on r.tenant_id = $1 and r.id = h.registration_id
     where h.latest <> r.status or (h.rank > 1 and h.from_status is distinct from h.former)`,
  'a registration without history': `
    select id from registrations r where tenant_id = $1
      and not exists (select from registration_history h where h.tenant_id = $1 and h.registration_id = r.id)`,
  'a change without its trace': `
    select r.id from registrations r where r.tenant_id = $1 and (select count(*) from registration_history h where h.tenant_id = $1 and h.registration_id = r.id)
      > (select count(*) + count(*) filter (where t.action = 'start-registration' and t.change is not null)
           from traces t where t.tenant_id = $1 and t.subject = 'registration' and t.subject_id = r.id)`,
  'somebody to pay without exactly one bill': `
    select r.id from registrations r where r.tenant_id = $1 and r.status = 3 and 1 <> (
      select count(*) from bills b where b.tenant_id = $1 and b.category = 1 and b.status <> 9 and b.to_be_paid > 0
         and (b.registration_id = r.id or b.id = r.group_bill_id))`,
  'a payment that its bill does not say, or says twice': `
    select b.id from bills b where b.tenant_id = $1 and b.paid <> coalesce((select sum(p.amount) from payments p where p.tenant_id = $1 and p.bill_id = b.id), 0)`,
  'an attempt to pay that succeeded without exactly one payment': `
    select c.id from checkouts c where c.tenant_id = $1 and c.status = 'succeeded'
      and 1 <> (select count(*) from payments p where p.tenant_id = $1 and p.checkout_id = c.id and p.amount > 0)`,
  'a number missing or taken twice': `
    select number from (select number, row_number() over (partition by left(number, 8) order by number) as rank from bills where tenant_id = $1 and number is not null) n
     where right(number, 6)::integer <> rank`,
  'a waiting list that counts otherwise than its people': `
    select p.event_id from event_places p where p.tenant_id = $1
      and p.waiting <> (select count(*) from waiting_list_people w where w.tenant_id = $1 and w.event_id = p.event_id and w.state = 1)`,
  'somebody of a waiting list whose state nothing explains': `
    select w.entry_id, w.user_id, w.state from waiting_list_people w where w.tenant_id = $1 and not exists (
      select from waiting_list_log l where l.tenant_id = $1 and l.entry_id = w.entry_id and (l.user_id = w.user_id or l.user_id is null)
         and l.kind = any (case w.state when 1 then '{1}' when 2 then '{2}' when 3 then '{4}' when 4 then '{5,7}' else '{6}' end::smallint[]))`,
  'a place offered to somebody who does not hold it': `
    select w.entry_id, w.user_id from waiting_list_people w where w.tenant_id = $1 and w.state = 2 and not exists (
      select from registrations r where r.tenant_id = $1 and r.id = w.registration_id and holds_place(r.status))`,
  'an activity chosen twice or by nobody': `
    select c.registration_id from registration_activities c left join registrations r on r.tenant_id = $1 and r.id = c.registration_id
     where c.tenant_id = $1 group by c.registration_id, r.id, c.activity_id having count(*) > 1 or r.id is null`,
}

/** What is wrong in a tenant, in words; nothing when all holds. */
export async function registrationFaults(
  program: Pick<Program, 'database'>,
  tenant: Pick<TenantWorld, 'id' | 'inTenant'>,
  /** Whose waiting lists were served: nobody is left waiting there while their place is free. */
  events: readonly number[] = [],
) {
  const found: string[] = []
  for (const [what, rows] of Object.entries(faults)) {
    const { rows: wrong } = await program.database.pool.query(rows, [tenant.id])
    if (wrong.length > 0) found.push(`${what}: ${JSON.stringify(wrong.slice(0, 5))} (${wrong.length})`)
  }
  for (const event of events) {
    const left = await tenant.inTenant(async (db) => {
      const place = await db.selectFrom('event_places').selectAll().where('event_id', '=', event).executeTakeFirstOrThrow()
      const free = (place.max_participants ?? 0) - place.taken
      return free > 0 ? allocate(await readQueue(db, event), free).offers.length : 0
    })
    if (left > 0) found.push(`somebody waits while their place is free: event ${event}`)
  }
  return found
}
