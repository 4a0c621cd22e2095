import * as z from 'zod/mini'
import { formNature } from '../../forms/nature.ts'
import { endpoint } from '../../kernel/contract.ts'
import { optionally } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { formStage } from './form-stage.ts'

/** A form an event asks beside the one of its registration. */
export const EventForm = z.object({
  id: wire.id,
  form: wire.id,
  name: z.string(),
  nature: formNature.wire,
  stage: formStage.wire,
  is_required: z.boolean(),
  /** An accepted request is confirmed once it is filled in. */
  holds_confirmation: z.boolean(),
  /** Days before the start by which it is to be filled in. */
  due_days: z.nullable(z.int()),
  /** Whether a version of it may be asked. */
  is_published: z.boolean(),
})
export type EventForm = z.output<typeof EventForm>

const settings = {
  stage: formStage.wire,
  is_required: z._default(z.optional(wire.flag), false),
  holds_confirmation: z._default(z.optional(wire.flag), false),
  due_days: optionally(wire.integer.check(z.minimum(0, 'min'), z.maximum(365, 'max'))),
}
const inEventForm = z.object({ client: z.string(), id: wire.id, asked: wire.id })
const stale = ['events', 'guests', 'forms'] as const

export const eventFormsContract = {
  eventForms: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/event-forms/',
    summary: 'Forms an event asks beside the one of its registration',
    params: inClientWithId,
    response: z.array(EventForm),
  }),
  askForm: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/event-forms/',
    summary: 'Ask everyone who registers to fill in a form',
    params: inClientWithId,
    body: z.object({ form: wire.id, ...settings }),
    response: EventForm,
    status: 201,
  }),
  changeRequestedForm: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/events/:id/event-forms/:asked/',
    summary: 'Change when a form is asked, and by when it is due',
    params: inEventForm,
    body: z.object(settings),
    response: EventForm,
  }),
  retireRequestedForm: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/events/:id/event-forms/:asked/',
    summary: 'Ask a form no more; answers given stay',
    params: inEventForm,
    response: z.object({ done: z.literal(true) }),
  }),
}
