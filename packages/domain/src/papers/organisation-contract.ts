import * as z from 'zod/mini'
import { depositUpload } from '../documents/contract.ts'
import { type DocumentKind, documentKind, organisationKinds } from '../documents/kind.ts'
import { type DocumentRestriction, documentRestriction } from '../documents/restriction.ts'
import { endpoint } from '../kernel/contract.ts'
import { isAmong, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'

/** Who may read what the tenant publishes. */
export const organisationLevels = ['public', 'partners', 'restrictedAdmins'] as const satisfies readonly DocumentRestriction[]

const Version = z.object({
  number: z.int(),
  document: wire.id,
  content_type: z.string(),
  made_available_at: wire.instant,
  /** Those who had read a former one were asked to read this one. */
  asks_again: z.boolean(),
  published_by: z.nullable(z.string()),
  /** How many said they read this very version. */
  readers: z.int(),
})
/** A document of the tenant itself, with every version it had, the current one first. */
export const OrganisationDocument = z.object({
  id: wire.id,
  kind: documentKind.wire,
  name: z.string(),
  restriction: documentRestriction.wire,
  asks_reading: z.boolean(),
  versions: z.array(Version),
})
export type OrganisationDocument = z.output<typeof OrganisationDocument>

/** The current version as its reader finds it. */
export const PublishedDocument = z.object({
  id: wire.id,
  kind: documentKind.wire,
  name: z.string(),
  number: z.int(),
  document: wire.id,
  content_type: z.string(),
  made_available_at: wire.instant,
  asks_reading: z.boolean(),
  /** When the caller said they read it, or a version that stands for it. */
  read_at: z.nullable(wire.instant),
})
export type PublishedDocument = z.output<typeof PublishedDocument>

const stale = ['organisation-documents', 'own-organisation-documents', 'documents'] as const

export const organisationContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/organisation-documents/',
    summary: 'Documents the tenant publishes in its own name, with their versions',
    params: inClient,
    response: z.array(OrganisationDocument),
  }),
  publish: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/organisation-documents/',
    summary: 'Publish a document of the tenant, in its first version',
    params: inClient,
    query: z.object({
      kind: documentKind.wire.check(isAmong<DocumentKind>(organisationKinds)),
      name: requiredText(120),
      restriction: z._default(z.optional(documentRestriction.wire.check(isAmong<DocumentRestriction>(organisationLevels))), 'public'),
      asks_reading: z._default(z.optional(wire.flag), false),
    }),
    upload: depositUpload,
    response: OrganisationDocument,
    status: 201,
  }),
  publishVersion: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/organisation-documents/:id/versions/',
    summary: 'Publish a new version; who had read the former one reads it again only when it is asked',
    params: inClientWithId,
    query: z.object({ asks_again: z._default(z.optional(wire.flag), false) }),
    upload: depositUpload,
    response: OrganisationDocument,
    status: 201,
  }),
  withdraw: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/organisation-documents/:id/',
    summary: 'Publish a document no more; its versions and who read them stay',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
  }),
  own: endpoint({
    method: 'GET',
    path: '/clients/:client/own-organisation-documents/',
    summary: 'Documents of the tenant the caller may read, and whether they said so',
    params: inClient,
    response: z.array(PublishedDocument),
  }),
  read: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/own-organisation-documents/:id/reading/',
    summary: 'Say that the current version was read',
    params: inClientWithId,
    body: z.object({ number: wire.integer }),
    response: z.object({ done: z.literal(true) }),
  }),
}
