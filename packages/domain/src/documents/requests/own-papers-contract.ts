import * as z from 'zod/mini'
import { endpoint, type Upload } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { documentKind } from '../kind.ts'
import { paperState } from './paper-state.ts'

/** A paper asked of somebody, and where it stands. */
export const Paper = z.object({
  id: wire.id,
  name: z.string(),
  kind: documentKind.wire,
  file_name: z.nullable(z.string()),
  expires_on: z.nullable(wire.day),
  state: paperState.wire,
  /** Why the one deposited was refused. */
  reason: z.nullable(z.string()),
})
export type Paper = z.output<typeof Paper>

/** The same as its person reads it: why, by whom and by when it is asked. */
export const OwnPaper = z.object({
  ...Paper.shape,
  why: z.string(),
  due_on: z.nullable(wire.day),
  requested_by: z.nullable(z.string()),
  event_title: z.nullable(z.string()),
  /** Asked of who works for the tenant, for their assignments. */
  is_for_partner: z.boolean(),
})
export type OwnPaper = z.output<typeof OwnPaper>

export const paperUpload = {
  maxBytes: 10 * 1024 * 1024,
  accept: ['image/jpeg', 'image/png', 'application/pdf'],
} as const satisfies Upload

const inPaper = z.object({ client: z.string(), paper: wire.id })
const stale = ['own-papers', 'partners', 'users', 'documents', 'other-documents', 'own-folder'] as const

/** Papers asked of somebody outside any registration, as they see and deposit them: by the link of a mail too. */
export const ownPapersContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/own-papers/',
    summary: 'Papers asked of the caller, what is awaited first',
    access: 'link',
    params: inClient,
    response: z.array(OwnPaper),
  }),
  deposit: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/own-papers/:paper/file/',
    summary: 'Deposit a paper, another in its place until it was accepted, or the one that follows what expires',
    access: 'link',
    params: inPaper,
    query: z.object({ expires_on: z.optional(wire.day) }),
    upload: paperUpload,
    response: z.array(OwnPaper),
    status: 201,
  }),
  withdraw: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/own-papers/:paper/file/',
    summary: 'Take back what was deposited, until somebody looked at it',
    access: 'link',
    params: inPaper,
    response: z.array(OwnPaper),
  }),
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/own-papers/:paper/file/',
    summary: 'A paper of the caller as it was deposited',
    access: 'link',
    params: inPaper,
    streams: paperUpload.accept,
  }),
}
