import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** When a questionnaire `q` takes no more answers; null when it stays open, or has no date. */
export const closesAt = sql<Date | null>`q.due_at + make_interval(days => q.open_days)`

/** Whether a questionnaire `q` still takes answers at an instant. */
export const isOpenAt = (at: RawBuilder<unknown> | Date): RawBuilder<SqlBool> => sql<SqlBool>`(q.open_days is null or ${closesAt} > ${at})`
