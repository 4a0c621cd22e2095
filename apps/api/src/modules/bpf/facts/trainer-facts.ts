import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { type RawBuilder, sql } from 'kysely'
import { type ExerciseScope, isOfEntity, isTaught, once, slotsOfTrainings } from './exercise-scope.ts'

const external = sql.lit(partnerKind.codeOf('provider'))
const teaching = sql.join(partnerKind.codesOf('guest', 'provider').map((code) => sql.lit(code)))

export type TrainerFact = { id: number; label: string; is_external: boolean; minutes: number }

/**
 * Who taught in the exercise, and how long, once among the people of the body and once among the others: the half-days they led, or the part of
 * the hours an administrator validated that falls in the exercise (BPF-04 E).
 */
export const trainerFacts = (scope: ExerciseScope, now: Date): RawBuilder<TrainerFact> =>
  once(sql<TrainerFact>`
  select u.id, trim(u.first_name || ' ' || u.last_name) as label, part.is_external, round(sum(part.minutes))::bigint as minutes
    from (
      select m.tenant_id, m.user_id, m.kind = ${external} as is_external,
             case when m.validated_minutes is null then sum(led.minutes) filter (where led.is_inside)
                  else m.validated_minutes * sum(led.minutes) filter (where led.is_inside) / nullif(sum(led.minutes), 0) end as minutes
        from (
          select e.tenant_id, e.id as event_id, sp.user_id, extract(epoch from s.end_at - s.start_at) / 60 as minutes,
                 ${isTaught(scope, now)} as is_inside
            from ${slotsOfTrainings}
            join slot_partners sp on sp.tenant_id = s.tenant_id and sp.slot_id = s.id
           where ${isOfEntity(scope)} and exists (select from slots s where s.tenant_id = a.tenant_id and s.event_id = a.id and ${isTaught(scope, now)})
        ) led
        join event_partners m on m.tenant_id = led.tenant_id and m.event_id = led.event_id and m.user_id = led.user_id
         and m.kind in (${teaching}) and m.status = ${partnerStatus.codeOf('validated')}
       group by m.tenant_id, m.id, m.user_id, m.kind, m.validated_minutes
    ) part
    join users u on u.tenant_id = part.tenant_id and u.id = part.user_id
   where part.minutes > 0
   group by u.id, u.first_name, u.last_name, part.is_external`)
