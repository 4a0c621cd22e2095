import * as z from 'zod/mini'
import { wire } from './wire.ts'

/** Lines per page offered everywhere. */
export const pageSizes = [10, 25, 50, 100] as const
export const defaultPageSize = 25

/** Comparators of the filter builder: `X` is "is empty". */
export const comparators = ['=', '>', '<', '!=', 'X', 'contains'] as const
export type Comparator = (typeof comparators)[number]
export const Filter = z.object({
  field: z.string(),
  comparator: z.enum(comparators),
  value: z.optional(z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type Filter = z.output<typeof Filter>

/** Query of every list: `page`, `page_size`, `sort` (`-start_date`), `q`, `filters` (JSON), `format` and `columns` for exports. */
export const listQuery = {
  page: z._default(z.optional(wire.integer.check(z.minimum(1), z.maximum(1_000_000))), 1),
  page_size: z._default(
    z.optional(wire.integer.check(z.refine((n) => (pageSizes as readonly number[]).includes(n), 'unknownPageSize'))),
    defaultPageSize,
  ),
  sort: z.optional(z.string().check(z.maxLength(60))),
  q: z.optional(z.string().check(z.maxLength(200))),
  filters: z.optional(wire.json(z.array(Filter).check(z.maxLength(20)))),
  format: z.optional(z.enum(['xlsx', 'csv'])),
  columns: z.optional(wire.list(z.string())),
  /** Of an export: these rows alone, by their number. */
  ids: z.optional(wire.list(wire.integer).check(z.maxLength(500))),
}
export const ListQuery = z.object(listQuery)
export type ListQuery = z.output<typeof ListQuery>

/**
 * Answer of every list; the count of a very large one is an estimate, and says so (docs/decisions/0009).
 * `unsortable`: fields this many rows are not sorted by (docs/decisions/0032).
 */
export const listOf = <S extends z.core.$ZodType>(item: S) =>
  z.object({
    results: z.array(item),
    count: z.int(),
    is_estimate: z.optional(z.boolean()),
    unsortable: z.optional(z.array(z.string())),
    page: z.int(),
    page_size: z.int(),
  })
export type ListOf<Row> = {
  results: Row[]
  count: number
  is_estimate?: boolean | undefined
  unsortable?: string[] | undefined
  page: number
  page_size: number
}
