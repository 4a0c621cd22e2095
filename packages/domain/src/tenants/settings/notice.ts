import * as z from 'zod/mini'
import { wire } from '../../kernel/wire.ts'

/** What the vendor says of the service; it travels with the tenant, so that telling it costs pages no call of their own. */
export const PublishedNotice = z.object({
  id: wire.id,
  kind: z.enum(['maintenance', 'incident']),
  starts_at: wire.instant,
  ends_at: z.nullable(wire.instant),
  message: z.object({ fr: z.string(), en: z.string() }),
})
export type PublishedNotice = z.output<typeof PublishedNotice>
