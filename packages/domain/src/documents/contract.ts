import * as z from 'zod/mini'
import { endpoint, type Upload } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { email, requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'
import { archiveLimits } from './archive.ts'
import { type DocumentCategory, documentCategory } from './category.ts'
import { depositRestrictions, documentRestriction } from './restriction.ts'
import { documentStatus } from './status.ts'
import { ticketStates } from './ticket-state.ts'
import { validities } from './validity.ts'

/** Categories by name, one or several joined by commas (`?category=other,guide`). */
const categories = z.codec(z.string(), z.array(documentCategory.schema), {
  decode: (text, context) => {
    const names = text.split(',').map((name) => name.trim())
    if (names.every((name) => documentCategory.is(name))) return names as DocumentCategory[]
    context.issues.push({ code: 'custom', message: 'unknownCode', input: text })
    return z.NEVER
  },
  encode: (keys) => keys.join(','),
})

export const Document = z.object({
  id: wire.id,
  category: documentCategory.wire,
  name: z.string(),
  status: documentStatus.wire,
  restriction: documentRestriction.wire,
  user: z.nullable(wire.id),
  user_name: z.nullable(z.string()),
  /** The company it is about, itself and not one of its people. */
  company: z.nullable(wire.id),
  event: z.nullable(wire.id),
  event_title: z.nullable(z.string()),
  /** Address of the event, which stands in the addresses of the person's own pages. */
  event_url: z.nullable(z.string()),
  registration: z.nullable(wire.id),
  bill: z.nullable(wire.id),
  file: wire.id,
  content_type: z.string(),
  size: z.int(),
  created_at: wire.instant,
  sent_at: z.nullable(wire.instant),
  /** Number printed on the document, when it has one. */
  number: z.nullable(z.string()),
  /** Minutes really followed, on a proof of attendance. */
  minutes: z.nullable(z.int()),
  /** The last day a proof is valid; null where it never expires. */
  valid_until: z.nullable(wire.day),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  /** A ticket that lets nobody in any more: its person gave their place up, or lost it. */
  is_void: z.boolean(),
  /** Whether the caller may delete it. */
  is_removable: z.boolean(),
})
export type Document = z.output<typeof Document>

/** What anybody who holds the code of a proof may check: what is printed on it, and nothing more. */
export const Verified = z.object({
  category: documentCategory.wire,
  number: z.string(),
  holder: z.string(),
  title: z.string(),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  minutes: z.int(),
  /** The last day it is valid; null where it never expires. */
  valid_until: z.nullable(wire.day),
  issuer: z.string(),
  issued_at: wire.instant,
})

/** A proof its holder sent somebody, as the holder sees it. */
export const ProofShare = z.object({
  id: wire.id,
  mail: z.string(),
  created_at: wire.instant,
  expires_at: wire.instant,
  is_open: wire.flag,
})
export type ProofShare = z.output<typeof ProofShare>
const inDocument = z.object({ client: z.string(), id: wire.id })

const accepted = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
  'text/csv',
  'text/plain',
] as const

/** What a question of type video is answered with. */
const films = ['video/mp4', 'video/webm'] as const

const maxUploadBytes = 25 * 1024 * 1024
/** Any file somebody is asked for. */
export const depositUpload = { maxBytes: maxUploadBytes, accept: accepted } as const satisfies Upload

export const documentsContract = {
  documents: endpoint({
    method: 'GET',
    path: '/clients/:client/documents/',
    summary: 'Documents the caller may see',
    params: inClient,
    query: z.object({
      ...listQuery,
      category: z.optional(categories),
      /** Proofs that bear a last day of validity, by where it stands. */
      validity: z.optional(z.enum(validities)),
      /** Tickets alone, by where they stand. */
      ticket: z.optional(z.enum(ticketStates)),
      /** `me` keeps the caller's own; `given`, those and what is given out for events they take part in; `events`, of these what is of an event. */
      user: z.optional(z.enum(['me', 'given', 'events'])),
      event: z.optional(wire.id),
      /** What is about someone. */
      person: z.optional(wire.id),
      /** What is about a company, about its people, or billed to it (the records merged into it included). */
      company: z.optional(wire.id),
      /** Address of an event, or name of a document. */
      name: z.optional(shortText(200)),
    }),
    response: listOf(Document),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  archive: endpoint({
    method: 'POST',
    path: '/clients/:client/documents/archive/',
    summary: 'The files of several documents the caller may see, in one ZIP; one that is not visible is 404',
    params: inClient,
    body: z.object({ ids: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(archiveLimits.documents, 'tooMany')) }),
    streams: ['application/zip'],
  }),
  deposit: endpoint({
    method: 'POST',
    path: '/clients/:client/documents/',
    summary: 'Put a file on the record of a person, or of a company',
    params: inClient,
    query: z
      .object({
        user: z.optional(wire.id),
        company: z.optional(wire.id),
        restriction: z._default(
          z.optional(documentRestriction.wire.check(z.refine((level) => depositRestrictions.some((one) => one === level), 'unknownCode'))),
          'restrictedAdmins',
        ),
      })
      .check(z.refine(({ user, company }) => (user === undefined) !== (company === undefined), { error: 'required', path: ['user'] })),
    upload: depositUpload,
    response: Document,
    status: 201,
  }),
  verify: endpoint({
    method: 'GET',
    path: '/clients/:client/public/verifications/:code/',
    summary: 'What the proof of that code says, for whoever was shown it',
    access: 'public',
    perMinute: 20,
    params: z.object({ client: z.string(), code: z.string().check(z.regex(/^[\w-]{8,64}$/)) }),
    response: Verified,
  }),
  proofShares: endpoint({
    method: 'GET',
    path: '/clients/:client/documents/:id/shares/',
    summary: 'To whom the caller sent a proof of their own, newest first',
    params: inDocument,
    response: z.array(ProofShare),
  }),
  shareProof: endpoint({
    method: 'POST',
    path: '/clients/:client/documents/:id/shares/',
    summary: 'Send somebody a link that checks a proof of the caller, without an account, for a while',
    params: inDocument,
    body: z.object({ mail: email }),
    response: ProofShare,
    status: 201,
  }),
  stopShare: endpoint({
    method: 'DELETE',
    path: '/clients/:client/documents/:id/shares/:share/',
    summary: 'Take back a link sent: it checks nothing any more',
    params: z.object({ client: z.string(), id: wire.id, share: wire.id }),
    response: z.object({ done: z.literal(true) }),
  }),
  download: endpoint({
    method: 'POST',
    path: '/download/',
    summary:
      'The bytes of a document, by its number or stored path, or of a deposited file by the number of the file; anything not visible is 404',
    body: z
      .object({
        path: z.optional(requiredText(200)),
        /** What the answer to a question holds. */
        file: z.optional(wire.id),
        inline: z.optional(wire.flag),
      })
      .check(z.refine(({ path, file }) => (path === undefined) !== (file === undefined), { error: 'required', path: ['path'] })),
    streams: ['*/*'],
  }),
  uploadUserFile: endpoint({
    method: 'POST',
    path: '/upload-user-file/',
    summary: 'Deposit a file; it becomes a document of the caller',
    query: z.object({
      category: z._default(z.optional(z.enum(['document'])), 'document'),
      field: z.optional(wire.id),
      event: z.optional(wire.id),
    }),
    upload: { maxBytes: maxUploadBytes, accept: [...accepted, ...films] },
    response: z.object({ id: wire.id, document: wire.id, name: z.string(), path: z.string(), size: z.int(), content_type: z.string() }),
    status: 201,
  }),
  deleteFile: endpoint({
    stale: ['documents', 'events', 'guests'],
    method: 'GET',
    path: '/delete-file/',
    summary: 'Remove a deposited file that nobody accepted yet',
    query: z.object({ id: wire.id }),
    response: z.object({ done: z.literal(true) }),
    writes: true,
  }),
}
