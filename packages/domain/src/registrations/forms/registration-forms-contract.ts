import * as z from 'zod/mini'
import { EventForm } from '../../events/forms/event-forms-contract.ts'
import { FormField } from '../../forms/inputs/field.ts'
import { endpoint } from '../../kernel/contract.ts'
import { shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'

/** A form asked of one registration beside its own, with what its person answered. */
export const RegistrationForm = z.object({
  ...EventForm.shape,
  fields: z.array(FormField),
  answers: z.record(z.string(), z.string()),
  completed_at: z.nullable(wire.instant),
  /** The last day it is expected. */
  due_on: z.nullable(wire.day),
  /** Whether its person may fill it in now. */
  is_open: z.boolean(),
})
export type RegistrationForm = z.output<typeof RegistrationForm>

const inForm = z.object({ client: z.string(), id: wire.id, asked: wire.id })

export const registrationFormsContract = {
  forms: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/forms/',
    summary: 'Forms asked of a registration beside its own, and what was answered',
    access: 'link',
    params: inClientWithId,
    response: z.array(RegistrationForm),
  }),
  fillForm: endpoint({
    stale: ['guests', 'events'],
    method: 'POST',
    path: '/clients/:client/guests/:id/forms/:asked/',
    summary: 'Keep answers to a form; once nothing is missing it is filled in, and a request that waited for it is confirmed',
    access: 'link',
    params: inForm,
    body: z.object({ answers: wire.json(z.record(shortText(60), z.string().check(z.maxLength(20_000, 'tooLong')))) }),
    response: z.object({ missing: z.array(z.string()), completed_at: z.nullable(wire.instant) }),
  }),
}
