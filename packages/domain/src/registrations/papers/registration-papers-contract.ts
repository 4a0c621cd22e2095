import * as z from 'zod/mini'
import { depositUpload } from '../../documents/contract.ts'
import { documentStatus } from '../../documents/status.ts'
import { RequestedPaper } from '../../events/papers/requested-papers-contract.ts'
import { endpoint } from '../../kernel/contract.ts'
import { optionalLines, optionally } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'

/** A paper asked of one registration, and where it stands: null while it is awaited. */
export const RegistrationPaper = z.object({
  ...RequestedPaper.shape,
  status: z.nullable(documentStatus.wire),
  file_name: z.nullable(z.string()),
  deposited_at: z.nullable(wire.instant),
  /** The last day it is expected. */
  due_on: z.nullable(wire.day),
  decided_at: z.nullable(wire.instant),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  /** The last day it is valid, as who accepted it read there. */
  valid_until: z.nullable(wire.day),
  /** The event it was provided for before, and serves here; null when deposited for this one. */
  provided_for: z.nullable(z.string()),
})
export type RegistrationPaper = z.output<typeof RegistrationPaper>

/** A registration to come that asks for papers, as its person finds them all together. */
export const PapersOfRegistration = z.object({
  id: wire.id,
  event: wire.id,
  event_title: z.string(),
  time_zone: z.string(),
  papers: z.array(RegistrationPaper),
})
export type PapersOfRegistration = z.output<typeof PapersOfRegistration>

/** A paper given, in the table of an event's people and papers. */
export const PaperCell = z.object({
  paper: wire.id,
  status: documentStatus.wire,
  reason: z.nullable(z.string()),
  deposited_at: wire.instant,
  /** Provided before, for another event. */
  is_earlier: z.boolean(),
})
export type PaperCell = z.output<typeof PaperCell>

const inPaper = z.object({ client: z.string(), id: wire.id, paper: wire.id })
const stale = ['guests', 'own-registration-papers', 'documents'] as const

export const registrationPapersContract = {
  ownPapers: endpoint({
    method: 'GET',
    path: '/clients/:client/own-registration-papers/',
    summary: 'Papers asked of the caller for what they are registered to, the next event first',
    access: 'link',
    params: inClient,
    response: z.array(PapersOfRegistration),
  }),
  papers: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/papers/',
    summary: 'Papers asked of a registration, and where each stands',
    access: 'link',
    params: inClientWithId,
    response: z.array(RegistrationPaper),
  }),
  depositPaper: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/guests/:id/papers/:paper/',
    summary: 'Deposit a paper, or another in its place until it was accepted',
    access: 'link',
    params: inPaper,
    upload: depositUpload,
    response: RegistrationPaper,
    status: 201,
  }),
  readPaper: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/papers/:paper/',
    summary: 'A paper as it was deposited',
    access: 'link',
    params: inPaper,
    streams: depositUpload.accept,
  }),
  withdrawPaper: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/guests/:id/papers/:paper/',
    summary: 'Take a paper back until it was accepted',
    access: 'link',
    params: inPaper,
    response: z.object({ done: z.literal(true) }),
  }),
  decidePaper: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/guests/:id/papers/:paper/decision/',
    summary: 'Accept a paper, or refuse it saying why',
    params: inPaper,
    body: z
      .object({ is_accepted: wire.flag, reason: optionalLines(500), valid_until: optionally(wire.day) })
      .check(z.refine(({ is_accepted, reason }) => is_accepted || Boolean(reason?.trim()), { error: 'required', path: ['reason'] })),
    response: RegistrationPaper,
  }),
  renewPaper: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/guests/:id/papers/:paper/renewal/',
    summary: 'Ask for a new paper where one provided before was counted',
    params: inPaper,
    response: RegistrationPaper,
  }),
}
