import { type RawBuilder, sql } from 'kysely'

const step = sql`coalesce((select c.rounding from attendance_settings c where c.tenant_id = s.tenant_id and c.event_id = s.event_id), 1)`

/** Minutes of a half-day `s` that whoever `p` tells of followed: less the lateness and what was spent outside, rounded down as its event says (FOR-32). */
export const followedMinutes: RawBuilder<unknown> = sql`followed_minutes(s.start_at, s.end_at, p.minutes_late, p.minutes_away, ${step})`

/** Whether it counts as followed, by what `p` tells and whether it `isSigned`: what has to be proved is, anything else is where somebody was seen. */
export const isFollowed = (isSigned: RawBuilder<unknown>, isTraining: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`is_followed(${isSigned}, p.source, p.state, ${isTraining})`
