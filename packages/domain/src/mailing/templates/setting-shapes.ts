import * as z from 'zod/mini'
import { anchors } from '../moments/moment.ts'
import { factNames } from './conditions.ts'

/** When a mail leaves, counted from a date of what it is about. */
export const Delay = z.object({
  anchor: z.enum(Object.keys(anchors) as [keyof typeof anchors, ...(keyof typeof anchors)[]]),
  days: z.optional(z.int().check(z.minimum(-365), z.maximum(365))),
  minutes: z.optional(z.int().check(z.minimum(-1440), z.maximum(1440))),
  at: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrongFormat'))),
})
/** Facts that must hold for it to leave. */
export const Conditions = z.array(z.object({ fact: z.enum(factNames), is: z.boolean() })).check(z.maxLength(10))
