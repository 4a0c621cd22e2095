import { may } from '@kxo/domain/planning/permissions'
import type { slotsContract } from '@kxo/domain/planning/slots/slot-contract'
import { slotList } from '@kxo/domain/planning/slots/slot-list'
import { planningWords as w } from '@kxo/domain/planning/words'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { placeOfSlot, plannedSlots, slotFacts } from '../read-planning.ts'

const dayMs = 86_400_000

const plan = planOf(
  slotList,
  {
    start_at: { at: sql.ref('s.start_at'), isAlwaysFilled: true },
    event_title: { at: sql`coalesce(above.title, e.title)`, isAlwaysFilled: true },
    room: 'r.name',
    location: 'l.name',
  },
  { search: sql`searchable(concat_ws(' ', above.title, e.title, s.title))`, sort: 'start_at', id: sql.ref('s.id') },
)

const linesOf = (db: Queries, period: Parameters<typeof plannedSlots>[1]) =>
  plannedSlots(db, period)
    .leftJoin('locations as l', (join) => join.onRef('l.tenant_id', '=', 's.tenant_id').on('l.id', '=', placeOfSlot))
    .select(['s.id', 's.start_at', 's.end_at', 'r.name as room', 'l.name as location'])
    .select(slotFacts)
    .select(
      sql<
        string | null
      >`(select string_agg(u.first_name || ' ' || u.last_name, ', ' order by u.last_name, u.first_name) from slot_partners own
        join users u on u.tenant_id = own.tenant_id and u.id = own.user_id where own.tenant_id = s.tenant_id and own.slot_id = s.id)`.as(
        'partners',
      ),
    )

/** The slots of a period, one a line, to look at or to take away (A17). */
export const listSlots: Verb<typeof slotsContract.slots> = (context, { query }) => {
  authorize(may.seePlanning(context.actor))
  const { from = context.now, to = new Date(from.getTime() + 7 * dayMs), location, theme, ...asked } = query
  return listOrExport(context, 'export_slots', {
    // The period ends before the day it ends on.
    name: context.language.say(w.slotsFile, { from, to: new Date(to.getTime() - dayMs) }),
    plan,
    asked,
    query: (db: Queries) => linesOf(db, { from, to, location, theme }),
    present: (rows) => [...rows],
    columns: exportsOf(slotList),
  })
}
