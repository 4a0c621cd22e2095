import * as z from 'zod/mini'
import { optionally, optionalText, requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { forEachFlag } from './general-flags.ts'
import { eventNature, trainingKind } from './nature.ts'
import { seriesScope } from './series/scope.ts'

export const period = { start_date: optionally(wire.instant), end_date: optionally(wire.instant) }
export const zone = z.string().check(
  z.refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
    } catch {
      return false
    }
  }, 'unknownCode'),
)
export const inOrder = z.refine<{ start_date?: Date | null | undefined; end_date?: Date | null | undefined }>(
  ({ start_date, end_date }) => !start_date || !end_date || end_date.getTime() >= start_date.getTime(),
  { error: 'endBeforeStart', path: ['end_date'] },
)
export const hasStart = z.refine<{ start_date?: Date | null | undefined; end_date?: Date | null | undefined }>(
  ({ start_date, end_date }) => !end_date || Boolean(start_date),
  { error: 'endWithoutStart', path: ['end_date'] },
)

/** The card of a new event: the rest is filled step by step. */
export const NewEvent = z
  .object({
    title: requiredText(120),
    nature: z._default(z.optional(eventNature.wire), 'master'),
    parent_id: optionally(wire.id),
    code: optionalText(40),
    type_formation: optionally(trainingKind.wire),
    company_id: optionally(wire.id),
    ...period,
    time_zone: z.optional(zone),
    responsible_id: optionally(wire.id),
    ...forEachFlag(() => z.optional(wire.flag)),
  })
  .check(hasStart, inOrder)
export type NewEvent = z.output<typeof NewEvent>

const slot = {
  start_at: wire.instant,
  end_at: wire.instant,
  title: z._default(z.optional(shortText(120)), ''),
  room_id: optionally(wire.id),
}
const lasts = z.refine<{ start_at: Date; end_at: Date }>(({ start_at, end_at }) => end_at.getTime() > start_at.getTime(), {
  error: 'endBeforeStart',
  path: ['end_at'],
})
export const SlotBody = z.object(slot).check(lasts)
export type SlotBody = z.output<typeof SlotBody>

/** A half-day already planned: what is written on it may go for other dates of its series. */
export const ChangedSlot = z.object({ ...slot, scope: z.optional(seriesScope.wire) }).check(lasts)

export const places = wire.integer.check(z.minimum(1, 'min'), z.maximum(100_000, 'max'))
export const urlText = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'required'),
    z.maxLength(80, 'tooLong'),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'wrongFormat'),
  )

/** The link of a video meeting is one a browser opens safely. */
export const isMeetingAddress = z.refine<{ meeting_url?: string | null | undefined }>(
  ({ meeting_url }) => !meeting_url || /^https:\/\/[^\s/]+\.[^\s]+$/.test(meeting_url),
  { error: 'wrongFormat', path: ['meeting_url'] },
)
