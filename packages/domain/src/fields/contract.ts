import * as z from 'zod/mini'
import { FormField } from '../forms/inputs/field.ts'
import { inputType } from '../forms/inputs/input-type.ts'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { AnswersBody, answerText } from './answers-body.ts'
import { FieldView, ListedField, RecordField, RecordFieldDraft } from './field.ts'
import { ShownTab } from './layout/tab.ts'
import { Morph } from './morph.ts'

const Done = z.object({ done: z.literal(true) })
const ofMorph = z.object({ morph: Morph })
const version = wire.integer
const ids = wire.json(z.array(wire.id).check(z.maxLength(500)))

/** One of the wordings a field has had. */
const FieldVersion = z.object({
  version: z.int(),
  label: z.string(),
  created_at: wire.instant,
  created_by: z.nullable(z.string()),
  answers_count: z.int(),
})
export const FieldSheet = z.object({
  ...ListedField.shape,
  versions: z.array(FieldVersion),
  /** Records of the kind without an answer: what requiring one would leave to complete. */
  unanswered_count: z.nullable(z.int()),
})
export type FieldSheet = z.output<typeof FieldSheet>

/** A file an answer holds, as a person reads it. */
const AnswerFile = z.object({ id: wire.id, name: z.string(), content_type: z.string() })
export type AnswerFile = z.output<typeof AnswerFile>

/** The tenant's fields on one record, as its caller sees them. */
export const RecordAnswers = z.object({
  fields: z.array(FieldView),
  /** By field name, as kept (`multi-values.ts`). */
  answers: z.record(z.string(), z.string()),
  tabs: z.array(ShownTab),
  /** The files its answers hold. */
  files: z.array(AnswerFile),
  /** Given back on saving: someone else's answers are never overwritten unseen. */
  stamp: z.string(),
})
export type RecordAnswers = z.output<typeof RecordAnswers>

/** What a record is asked as it is added, with the answers proposed. */
export const NeededFields = z.object({ fields: z.array(FieldView), answers: z.record(z.string(), z.string()) })
export type NeededFields = z.output<typeof NeededFields>

/** A field as a column of a list, in the caller's language; `key` names it in filters, exports and saved columns. */
export const FieldColumn = z.object({
  key: z.string(),
  label: z.string(),
  input_type: inputType.wire,
  options: z.array(z.string()),
})
export type FieldColumn = z.output<typeof FieldColumn>

const onRecord = z.object({ client: z.string(), morph: Morph, id: wire.id })
const Response = z.object({ field: wire.id, name: z.string(), label: z.string(), value: z.string() })
const responseBody = z.object({ morph: Morph, morph_id: wire.id, field: wire.id, value: answerText })

export const fieldsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/fields/',
    summary: 'Fields the tenant added to a kind of records, with their use',
    params: inClient,
    query: ofMorph,
    response: z.array(ListedField),
  }),
  columns: endpoint({
    method: 'GET',
    path: '/clients/:client/fields/columns/',
    summary: 'Fields a list of records shows as columns, those the caller may read',
    params: inClient,
    query: ofMorph,
    response: z.array(FieldColumn),
  }),
  needed: endpoint({
    method: 'GET',
    path: '/clients/:client/fields/needed/',
    summary: 'Fields a record of a kind may not be added without, and those that decide whether they are asked',
    params: inClient,
    query: ofMorph,
    response: NeededFields,
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/fields/',
    summary: 'Add a field to a kind of records',
    params: inClient,
    body: z.object({ morph: Morph, ...RecordFieldDraft.shape }),
    response: RecordField,
    status: 201,
  }),
  order: endpoint({
    method: 'POST',
    path: '/clients/:client/fields/order/',
    summary: 'Order the fields of a kind of records: all of them, in their new order',
    params: inClient,
    body: z.object({ morph: Morph, fields: ids }),
    response: Done,
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/fields/:id/',
    summary: 'A field with the wordings it has had',
    params: inClientWithId,
    response: FieldSheet,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/fields/:id/',
    summary: 'Write a field anew; answers given keep the wording they answered',
    params: inClientWithId,
    body: z.object({ version, ...RecordFieldDraft.shape }),
    response: RecordField,
  }),
  activate: endpoint({
    method: 'POST',
    path: '/clients/:client/fields/:id/activation/',
    summary: 'Show a field again, or stop asking it without losing its answers',
    params: inClientWithId,
    body: z.object({ version, is_active: wire.flag }),
    response: RecordField,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/clients/:client/fields/:id/duplicate/',
    summary: 'Add a copy of a field under a name of its own',
    params: inClientWithId,
    body: z.object({}),
    response: RecordField,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:client/fields/:id/',
    summary: 'Delete a field nobody has answered',
    params: inClientWithId,
    response: Done,
  }),
  mergeOptions: endpoint({
    method: 'POST',
    path: '/clients/:client/fields/:id/options/merge/',
    summary: 'Merge one option into another with its answers; a preview changes nothing',
    params: inClientWithId,
    body: z.object({ version, from: z.string(), into: z.string(), is_preview: z._default(wire.flag, false) }),
    response: z.object({ answers_count: z.int(), field: RecordField }),
  }),
  record: endpoint({
    method: 'GET',
    path: '/clients/:client/fields/records/:morph/:id/',
    summary: 'The tenant’s fields on a record, with its answers',
    access: 'link',
    params: onRecord,
    response: RecordAnswers,
  }),
  answer: endpoint({
    method: 'PATCH',
    path: '/clients/:client/fields/records/:morph/:id/',
    summary: 'Give a record its answers; a field left out keeps its own',
    access: 'link',
    params: onRecord,
    body: z.object({ stamp: z.optional(z.string()), answers: AnswersBody }),
    response: RecordAnswers,
  }),
  namedFields: endpoint({
    method: 'GET',
    path: '/clients/:client/get_fields/',
    summary: 'Fields of the form of that name, or of the records of that morph by name, rubric or tab',
    access: 'link',
    params: inClient,
    query: z.object({ name: z._default(z.string(), ''), morph: z.optional(Morph) }),
    response: z.array(FormField),
  }),
  responses: endpoint({
    method: 'GET',
    path: '/null_user_responses/',
    summary: 'Custom answers kept on a record',
    access: 'link',
    query: z.object({ morph: Morph, morph_id: wire.id }),
    response: z.array(Response),
  }),
  respond: endpoint({
    method: 'POST',
    path: '/null_user_responses/',
    summary: 'Give the answer to one custom field of a record',
    access: 'link',
    body: responseBody,
    response: Response,
    status: 201,
  }),
  changeResponse: endpoint({
    method: 'PATCH',
    path: '/null_user_responses/',
    summary: 'Change the answer to one custom field of a record',
    access: 'link',
    body: responseBody,
    response: Response,
  }),
}
