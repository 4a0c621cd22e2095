import type { logisticsContract, SlotBeside } from '@kxo/domain/planning/logistics/logistics-contract'
import { may } from '@kxo/domain/planning/permissions'
import { productKind } from '@kxo/domain/products/kind'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'

type Row = { slot_id: number; companies: SlotBeside['companies']; kinds: number[] }

/** Whose people come to each slot of a period, and what kinds of options were taken: of an activity, those of its event. */
export const readBeside: Verb<typeof logisticsContract.beside> = async ({ actor, db }, { query: { from, to } }): Promise<SlotBeside[]> => {
  authorize(may.seePlanning(actor))
  const { rows } = await sql<Row>`
    with planned as (
      select s.id, e.id as event_id, coalesce(e.parent_id, e.id) as whole_id, e.parent_id is not null and e.enrolment is distinct from 1 as is_chosen
        from slots s join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
       where s.tenant_id = current_tenant() and s.start_at < ${to} and s.end_at > ${from} and e.cancelled_at is null
    ), coming as (
      select p.id, r.company_id, coalesce(c.name, '') as name, count(*)::int as people
        from planned p
        join registrations r on r.tenant_id = current_tenant() and r.event_id = p.whole_id and holds_place(r.status)
        left join companies c on c.tenant_id = r.tenant_id and c.id = r.company_id
       where not p.is_chosen or exists (select from registration_activities own where own.tenant_id = r.tenant_id
                                          and own.registration_id = r.id and own.activity_id = p.event_id)
       group by p.id, r.company_id, c.name
    )
    select p.id as slot_id,
      coalesce((select jsonb_agg(jsonb_build_object('company_id', company_id, 'name', name, 'people', people) order by name, company_id)
                  from coming where coming.id = p.id), '[]') as companies,
      array(select distinct o.kind from (
              select product.kind from event_options taken
                join products product on product.tenant_id = taken.tenant_id and product.id = taken.product_id
               where taken.tenant_id = current_tenant() and taken.event_id = p.whole_id and taken.taken > 0) o order by 1) as kinds
      from planned p order by p.id`.execute(db)
  return rows.map(({ slot_id, companies, kinds }) => ({
    slot_id: Number(slot_id),
    companies,
    kinds: kinds.map((kind) => productKind.keyOf(kind)),
  }))
}
