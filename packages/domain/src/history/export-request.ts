import * as z from 'zod/mini'
import { Filter } from '../kernel/listing.ts'

const ExportInfo = z.object({
  format: z.enum(['xlsx', 'csv']),
  q: z.optional(z.string()),
  filters: z.optional(z.array(Filter)),
})
export type ExportRequest = z.output<typeof ExportInfo>

/** What was asked of a list taken away as a file, as its trace keeps it; undefined for any other trace. */
export function exportRequestOf(info: string | null): ExportRequest | undefined {
  if (!info?.startsWith('{')) return undefined
  try {
    return z.safeParse(ExportInfo, JSON.parse(info)).data
  } catch {
    return undefined
  }
}
