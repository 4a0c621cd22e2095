import { formatRange } from '@kxo/domain/kernel/dates'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { getSession } from './queries.ts'

/** Dates and place of an event as its people read them. */
export function whenAndWhere({ tenant }: Pick<Context, 'tenant'>, session: Awaited<ReturnType<typeof getSession>>, code: 'fr' | 'en') {
  const { start_date, end_date, time_zone: zone, place } = session
  return { dates: start_date ? formatRange(start_date, end_date ?? start_date, languageOf(code, tenant).locale, { zone }) : '', place }
}
