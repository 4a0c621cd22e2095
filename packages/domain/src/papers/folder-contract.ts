import * as z from 'zod/mini'
import { billingKinds, type DocumentKind, documentKind, partnerKinds } from '../documents/kind.ts'
import { OwnPaper, paperUpload } from '../documents/requests/own-papers-contract.ts'
import { documentStatus } from '../documents/status.ts'
import { endpoint } from '../kernel/contract.ts'
import { isAmong, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

/** The file of whoever works for the tenant, kind by kind; what is asked besides follows. */
export const OwnFolder = z.object({
  /** Works through a structure of their own, and is a subcontractor. */
  is_subcontractor: z.boolean(),
  /** The end of the account they are paid on. */
  iban_end: z.nullable(z.string()),
  lines: z.array(z.object({ kind: documentKind.wire, papers: z.array(OwnPaper) })),
  /** What they deposited to be paid, newest first. */
  bills: z.array(
    z.object({
      id: wire.id,
      kind: documentKind.wire,
      name: z.string(),
      event_title: z.nullable(z.string()),
      status: documentStatus.wire,
      created_at: wire.instant,
    }),
  ),
  events: z.array(z.object({ id: wire.id, title: z.string(), start_date: z.nullable(wire.instant) })),
})
export type OwnFolder = z.output<typeof OwnFolder>

const stale = ['own-folder', 'own-papers', 'documents', 'other-documents', 'to_dos'] as const

export const folderContract = {
  folder: endpoint({
    method: 'GET',
    path: '/clients/:client/own-folder/',
    summary: 'The file of the caller as a partner: papers, account, events, what they deposited to be paid',
    params: inClient,
    response: OwnFolder,
  }),
  depositPaper: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/own-folder/papers/',
    summary: 'Bring a paper nobody asked for yet',
    params: inClient,
    query: z.object({ kind: documentKind.wire.check(isAmong<DocumentKind>(partnerKinds)), expires_on: z.optional(wire.day) }),
    upload: paperUpload,
    response: OwnFolder,
    status: 201,
  }),
  depositBill: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/own-folder/bills/',
    summary: 'Deposit an invoice or an expense claim, which whoever keeps the accounts has to handle',
    params: inClient,
    query: z.object({
      kind: documentKind.wire.check(isAmong<DocumentKind>(billingKinds)),
      event: z.optional(wire.id),
      note: z.optional(shortText(300)),
    }),
    upload: paperUpload,
    response: OwnFolder,
    status: 201,
  }),
}
