import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { optionally } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { sequentialMode } from '../nature.ts'
import { pathKind } from './path.ts'

const Step = z.object({
  kind: pathKind.wire,
  /** The activity, half-day, document, paper, form or questionnaire sent that it is. */
  target: wire.id,
  title: z.string(),
  holds_place: wire.flag,
  start_at: z.nullable(wire.instant),
})
/** The day it opens, the day it is due, the minutes it is expected to take. */
const Timing = z.object({ opens_on: z.nullable(wire.day), due_on: z.nullable(wire.day), minutes: z.nullable(z.int()) })
export const PathStep = z.object({ ...Step.shape, ...Timing.shape })
export type PathStep = z.output<typeof PathStep>

/** The order of an event as who builds it sets it. */
export const EventPath = z.object({
  mode: sequentialMode.wire,
  steps: z.array(PathStep),
  /** What exists and is not in the order. */
  others: z.array(Step),
  /** People who still have steps to do, by the step they are at: who is stuck, and where. */
  standing: z.array(z.object({ kind: pathKind.wire, target: wire.id, people: z.int() })),
})
export type EventPath = z.output<typeof EventPath>

export const OwnStep = z.object({
  id: wire.id,
  kind: pathKind.wire,
  target: wire.id,
  title: z.string(),
  start_at: z.nullable(wire.instant),
  content_type: z.nullable(z.string()),
  /** The form of a questionnaire, which its page is found by. */
  form: z.nullable(wire.id),
  is_done: wire.flag,
  is_open: wire.flag,
  /** The step to finish first; null when none is awaited. */
  first: z.nullable(z.string()),
  ...Timing.shape,
})
export type OwnStep = z.output<typeof OwnStep>

export const pathContract = {
  path: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/sequence/',
    summary: 'The order in which an event is followed, and what may stand in it',
    params: inClientWithId,
    response: EventPath,
  }),
  setPath: endpoint({
    stale: ['events'],
    method: 'POST',
    path: '/clients/:client/events/:id/sequence/',
    summary: 'Set how activities are followed and the order of the steps; what people did stays done',
    params: inClientWithId,
    body: z.object({
      mode: sequentialMode.wire,
      steps: z
        .array(
          z.object({
            kind: pathKind.wire,
            target: wire.id,
            opens_on: optionally(wire.day),
            due_on: optionally(wire.day),
            minutes: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(6000, 'max'))),
          }),
        )
        .check(z.maxLength(200)),
    }),
    response: EventPath,
  }),
  ownPath: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/own-sequence/',
    summary: 'The steps of an event for the person registered: done, open, or what to finish first',
    access: 'link',
    params: inClientWithId,
    response: z.array(OwnStep),
  }),
  finishStep: endpoint({
    stale: ['events', 'documents'],
    method: 'POST',
    path: '/clients/:client/events/:id/own-sequence/:item/',
    summary: 'Say that one has read a document, or watched a film to its end',
    access: 'link',
    params: z.object({ client: z.string(), id: wire.id, item: wire.id }),
    response: z.array(OwnStep),
  }),
}
