import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Range } from '../../mailing/index.ts'

/** Nothing is expected more than a year before its event (a check of the tables): the index of starts leaves past events unread. */
export const startsWithin = ({ from, to }: Range): RawBuilder<SqlBool> =>
  sql<SqlBool>`e.start_date between ${from} and ${to}::timestamptz + interval '366 days'`
