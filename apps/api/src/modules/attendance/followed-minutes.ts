import { type RawBuilder, sql } from 'kysely'

const step = sql`coalesce((select c.rounding from attendance_settings c where c.tenant_id = s.tenant_id and c.event_id = s.event_id), 1)`

/** Minutes of a half-day `s` that whoever `p` tells of followed: less the lateness and what was spent outside, rounded down as its event says (FOR-32). */
export const followedMinutes: RawBuilder<unknown> = sql`(floor(greatest(0, round(extract(epoch from s.end_at - s.start_at) / 60)
  - coalesce(p.minutes_late, 0) - coalesce(p.minutes_away, 0)) / ${step}) * ${step})`
