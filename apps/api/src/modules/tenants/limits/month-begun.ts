import { type RawBuilder, sql } from 'kysely'

/** When the running month began on the calendar of a zone: what limits and figures of the month count from. */
export const monthBegun = (zone: string): RawBuilder<Date> =>
  sql<Date>`date_trunc('month', now() at time zone ${zone}) at time zone ${zone}`
