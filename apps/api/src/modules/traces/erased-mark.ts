import { sql } from 'kysely'

/** What stands in place of a change whose content went: the only one the log's own trigger lets through. */
export const erasedMark = sql`jsonb_build_object('erased_on', to_char(current_date, 'YYYY-MM-DD'))`
