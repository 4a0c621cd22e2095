import { type RawBuilder, sql } from 'kysely'
import { type ExerciseScope, isOfEntity, isTaught, once, slotsOfTrainings } from './exercise-scope.ts'

/** Trainings of the exercise whose sheet is still open: their hours may change (FOR-32). */
export const openSheets = (scope: ExerciseScope, now: Date): RawBuilder<{ id: number }> =>
  once(sql<{ id: number }>`
  select e.id
    from ${slotsOfTrainings}
    left join attendance_sheets h on h.tenant_id = e.tenant_id and h.event_id = e.id
   where ${isTaught(scope, now)} and ${isOfEntity(scope)} and h.locked_at is null
     and exists (select from signatures g where g.tenant_id = s.tenant_id and g.slot_id = s.id)
   group by e.id`)
