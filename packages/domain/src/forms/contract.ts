import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { formCategory } from './category.ts'
import { FieldDraft, FormField } from './inputs/field.ts'
import { formNature } from './nature.ts'
import { formStatus } from './versions/form-status.ts'

const name = requiredText(120)
export const Section = z.object({ title: shortText(120), title_en: z.optional(shortText(120)), fields: z.array(FieldDraft) })
export type Section = z.output<typeof Section>
const sections = wire.json(z.array(Section).check(z.maxLength(40)))

export const FormSummary = z.object({
  id: wire.id,
  name: z.string(),
  category: formCategory.wire,
  nature: formNature.wire,
  status: formStatus.wire,
  /** The latest that may be asked; null while none was published. */
  published: z.nullable(z.int()),
  /** Whether what is written waits to be published. */
  has_draft: wire.flag,
  /** Read with the form, sent back with a change of it. */
  version: z.int(),
  changed_at: wire.instant,
  fields_count: z.int(),
  events_count: z.int(),
  responses_count: z.int(),
})
export type FormSummary = z.output<typeof FormSummary>
/** A form as it is written: the fields of its draft, else of what was last published. */
export const Form = z.object({
  ...FormSummary.shape,
  fields: z.array(FormField),
  /** Names of the questions of what is published: keys of answers, which no longer change. */
  asked_names: z.array(z.string()),
})
export type Form = z.output<typeof Form>
/** A form as it is asked: a version never changes. */
export const AnswerableForm = z.object({
  id: wire.id,
  form: wire.id,
  name: z.string(),
  nature: formNature.wire,
  number: z.nullable(z.int()),
  fields: z.array(FormField),
})
export type AnswerableForm = z.output<typeof AnswerableForm>
const Done = z.object({ done: z.literal(true) })

export const formsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/forms/',
    summary: 'Forms of the tenant',
    params: inClient,
    query: z.object({ ...listQuery, nature: z.optional(formNature.wire), status: z.optional(formStatus.wire) }),
    response: listOf(FormSummary),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/forms/',
    summary: 'Create a form with its rubrics and fields',
    params: inClient,
    body: z.object({
      name,
      nature: formNature.wire,
      category: z.optional(formCategory.wire),
      sections: z.optional(sections),
      /** Publishes its first version at once. */
      is_published: z.optional(wire.flag),
    }),
    response: Form,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/forms/:id/',
    summary: 'A form as it is written',
    params: inClientWithId,
    response: Form,
  }),
  asked: endpoint({
    method: 'GET',
    path: '/clients/:client/form-versions/:id/',
    summary: 'A form as a version asks it',
    access: 'link',
    params: inClientWithId,
    response: AnswerableForm,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/forms/:id/',
    summary: 'Rename a form or write its draft anew: what is published, and asked, stays as it is',
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
