import { type RawBuilder, sql } from 'kysely'

const listEnd = '/* a list */'
const sizedEnd = ' rows of a list */'
const estimateEnd = '/* as the planner sees it */'
const onceEnd = '/* planned once */'

/** What ends a statement of a list: it is planned by its values each time. */
export const planHint: RawBuilder<unknown> = sql.raw(listEnd)
/** The same for a list of about so many rows: without any value, it shares its plan with the lists of that size alone. */
export const planHintOf = (rows: number): RawBuilder<unknown> => sql.raw(`/* 10^${Math.ceil(Math.log10(Math.max(rows, 1)))}${sizedEnd}`)
/** What ends a statement that only asks how far the planner sees, which is the same from one minute to the next. */
export const estimateHint: RawBuilder<unknown> = sql.raw(estimateEnd)

/** What ends a statement that takes longer to plan than to answer: each connection keeps it from its first use. */
export const planOnceHint: RawBuilder<unknown> = sql.raw(onceEnd)

/** Whether a statement may not be planned once for whoever asks it. */
export const isPlannedEachTime = (text: string, values: readonly unknown[]): boolean =>
  text.endsWith(listEnd) || (text.endsWith(sizedEnd) && values.length > 0)
export const isEstimate = (text: string): boolean => text.endsWith(estimateEnd)
export const isPlannedOnce = (text: string): boolean => text.endsWith(onceEnd)
