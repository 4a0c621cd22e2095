import { type RawBuilder, sql } from 'kysely'
import { followedMinutes } from './followed-minutes.ts'
import { sourcesOfProof } from './signing/slot-facts.ts'

/** The half-days a registration `r` followed, with their minutes less the recorded lateness: those signed, entered where that proves, or regularised by their author (FOR-32). */
export const followedHalfDays: RawBuilder<unknown> = sql`(
  select s.start_at, ${followedMinutes} as minutes
    from (select g.slot_id from signatures g where g.tenant_id = r.tenant_id and g.registration_id = r.id
           union select p.slot_id from presences p where p.tenant_id = r.tenant_id and p.registration_id = r.id and p.source in (${sourcesOfProof})) followed
    join slots s on s.tenant_id = r.tenant_id and s.id = followed.slot_id
    left join presences p on p.tenant_id = r.tenant_id and p.slot_id = followed.slot_id and p.registration_id = r.id)`
