import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { locales } from '../kernel/sentence.ts'
import { requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { fieldKinds } from '../mailing/merging/field-formats.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { templateCategory } from './category.ts'
import { TemplateContent } from './content.ts'

export const DocumentTemplate = z.object({
  id: wire.id,
  name: z.string(),
  category: templateCategory.wire,
  /** Null for every issuer. */
  entity_id: z.nullable(wire.id),
  entity: z.nullable(z.string()),
  languages: z.array(z.enum(locales)),
  is_default: z.boolean(),
  is_archived: z.boolean(),
  version: z.int(),
  /** Documents printed with it. */
  produced: z.int(),
  changed_at: wire.instant,
})
export type DocumentTemplate = z.output<typeof DocumentTemplate>

export const DocumentTemplateVersion = z.object({
  version: z.int(),
  content: TemplateContent,
  reason: z.string(),
  by_name: z.nullable(z.string()),
  created_at: wire.instant,
})
export type DocumentTemplateVersion = z.output<typeof DocumentTemplateVersion>

export const DocumentTemplateDetail = z.object({
  ...DocumentTemplate.shape,
  content: TemplateContent,
  versions: z.array(DocumentTemplateVersion),
})
export type DocumentTemplateDetail = z.output<typeof DocumentTemplateDetail>

/** What the screens must know before a template is written. */
export const TemplateSetting = z.object({
  /** Categories the tenant produces that no default template dresses: the product's layout alone prints them. */
  missing: z.array(templateCategory.wire),
  issuers: z.array(
    z.object({
      id: wire.id,
      name: z.string(),
      has_activity_number: z.boolean(),
      has_siret: z.boolean(),
      has_representative: z.boolean(),
      has_mediator: z.boolean(),
    }),
  ),
  /** Fields of the tenant the words may call. */
  own_fields: z.array(z.object({ key: z.string(), label: z.string(), kind: z.enum(fieldKinds) })),
})
export type TemplateSetting = z.output<typeof TemplateSetting>

const entity_id = z._default(z.nullable(wire.id), null)
const written = { name: requiredText(120), entity_id, content: wire.json(TemplateContent) }
const done = z.object({ done: z.literal(true) })
const stale = ['doctemplates'] as const

export const templatesContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/doctemplates/',
    summary: 'Templates of documents of the tenant',
    params: inClient,
    query: z.object({ ...listQuery, tab: z.optional(z.enum(['archived'])), category: z.optional(templateCategory.wire) }),
    response: listOf(DocumentTemplate),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  create: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/doctemplates/',
    summary: 'Add a template: the ready one of its category, or what is written',
    params: inClient,
    body: z.object({ ...written, category: templateCategory.wire, content: z.optional(written.content) }),
    response: DocumentTemplate,
    status: 201,
  }),
  setting: endpoint({
    method: 'GET',
    path: '/clients/:client/doctemplate-setting/',
    summary: 'Categories without a template, issuers and what they lack, and the fields of the tenant',
    params: inClient,
    response: TemplateSetting,
  }),
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/doctemplates/:id/',
    summary: 'A template with all its versions',
    params: inClientWithId,
    response: DocumentTemplateDetail,
  }),
  save: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/doctemplates/:id/versions/',
    summary: 'Write a new version of a template; what was printed keeps the one it was printed with',
    params: inClientWithId,
    body: z.object({ ...written, version: wire.integer, reason: z._default(shortText(200), '') }),
    response: DocumentTemplate,
  }),
  copy: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/doctemplates/:id/copies/',
    summary: 'Copy a template as it speaks now',
    params: inClientWithId,
    response: DocumentTemplate,
    status: 201,
  }),
  setDefault: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/doctemplates/:id/default/',
    summary: 'Have a template dress the documents of its category and issuer, or leave them to the product',
    params: inClientWithId,
    body: z.object({ is_default: wire.flag }),
    response: DocumentTemplate,
  }),
  archive: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/doctemplates/:id/archiving/',
    summary: 'Put a template away, or bring it back; put away, it is no default',
    params: inClientWithId,
    body: z.object({ is_archived: wire.flag }),
    response: DocumentTemplate,
  }),
  remove: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/doctemplates/:id/',
    summary: 'Delete a template nothing was printed with',
    params: inClientWithId,
    response: done,
  }),
  records: endpoint({
    method: 'GET',
    path: '/clients/:client/doctemplate-records/',
    summary: 'Records a document of a category can be seen on, the latest first',
    params: inClient,
    query: z.object({ category: templateCategory.wire, q: z._default(shortText(100), '') }),
    response: z.array(z.object({ id: wire.id, label: z.string() })),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/clients/:client/doctemplate-preview/',
    summary: 'A document as a template would print it, marked as a specimen, on a real record or an example',
    params: inClient,
    body: z.object({
      category: templateCategory.wire,
      entity_id,
      language: z.enum(locales),
      content: written.content,
      record: z._default(z.nullable(wire.id), null),
    }),
    streams: ['application/pdf'],
    reads: true,
    perMinute: 60,
  }),
}
