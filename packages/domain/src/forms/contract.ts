import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { formCategory } from './category.ts'
import { FieldDraft, FormField } from './inputs/field.ts'
import { formNature } from './nature.ts'

const name = requiredText(120)
const Section = z.object({ title: shortText(120), fields: z.array(FieldDraft) })
const sections = wire.json(z.array(Section).check(z.maxLength(40)))

export const FormSummary = z.object({
  id: wire.id,
  name: z.string(),
  category: formCategory.wire,
  nature: formNature.wire,
  version: z.int(),
  fields_count: z.int(),
  events_count: z.int(),
  responses_count: z.int(),
})
export type FormSummary = z.output<typeof FormSummary>
export const Form = z.object({ ...FormSummary.shape, fields: z.array(FormField) })
export type Form = z.output<typeof Form>
const Done = z.object({ done: z.literal(true) })

export const formsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/forms/',
    summary: 'Forms of the tenant',
    params: inClient,
    query: z.object({ ...listQuery, nature: z.optional(formNature.wire) }),
    response: listOf(FormSummary),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/forms/',
    summary: 'Create a form with its rubrics and fields',
    params: inClient,
    body: z.object({ name, nature: formNature.wire, category: z.optional(formCategory.wire), sections: z.optional(sections) }),
    response: Form,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/forms/:id/',
    summary: 'A form with its fields',
    access: 'link',
    params: inClientWithId,
    response: Form,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/forms/:id/',
    summary: 'Rename a form or lay its rubrics and fields anew; a field left out is retired, its answers stay',
    params: inClientWithId,
    body: z.object({ version: wire.integer, name: z.optional(name), sections: z.optional(sections) }),
    response: Form,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:client/forms/:id/',
    summary: 'Delete a form nobody has answered and nothing uses',
    params: inClientWithId,
    response: Done,
  }),
}
