import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { voteChoice } from './choice.ts'
import { majority } from './majority.ts'
import { ResolutionDocument, resolutionDocumentEndpoints } from './resolution-document-contract.ts'
import { resolutionStatus } from './status.ts'

const Result = z.object({ favour: z.int(), against: z.int(), abstention: z.int(), is_adopted: z.boolean(), seal: z.string() })
/** A right one votes with: one's own, or somebody's who gave it. */
const RollRight = z.object({ registration_id: wire.id, name: z.string(), weight: z.int(), has_voted: z.boolean() })

export const Resolution = z.object({
  id: wire.id,
  title: z.string(),
  body: z.string(),
  /** What to read before voting. */
  documents: z.array(ResolutionDocument),
  majority: majority.wire,
  is_secret: z.boolean(),
  status: resolutionStatus.wire,
  opened_at: z.nullable(wire.instant),
  closed_at: z.nullable(wire.instant),
  /** Voices on the roll and, of them, those used; what they said is told once it closes. */
  present_voices: z.int(),
  cast_voices: z.int(),
  /** Rights the caller votes with. */
  rights: z.array(RollRight),
  result: z.nullable(Result),
  version: z.int(),
})
export type Resolution = z.output<typeof Resolution>

const Quorum = z.object({ rate: z.int(), total: z.int(), present: z.int(), needed: z.int(), is_reached: z.boolean() })

/** What the caller is to the assembly; null for whoever only follows it. */
const OwnVoice = z.object({
  registration_id: wire.id,
  weight: z.int(),
  is_present: z.boolean(),
  given_to: z.nullable(z.string()),
  held: z.array(z.object({ registration_id: wire.id, name: z.string(), weight: z.int() })),
})
export type OwnVoice = z.output<typeof OwnVoice>

export const Assembly = z.object({
  title: z.string(),
  start_date: z.nullable(wire.instant),
  quorum: Quorum,
  /** Proxies one person may hold. */
  proxy_max: z.int(),
  own: z.nullable(OwnVoice),
  /** Whether the caller proves by a code who they are before they vote; the address it is sent to, masked. */
  code_to: z.nullable(z.string()),
  may_run: z.boolean(),
  resolutions: z.array(Resolution),
})
export type Assembly = z.output<typeof Assembly>

export const VoteRight = z.object({
  registration_id: wire.id,
  name: z.string(),
  company: z.nullable(z.string()),
  weight: z.int(),
  is_present: z.boolean(),
  holder: z.nullable(z.object({ registration_id: wire.id, name: z.string() })),
})
export type VoteRight = z.output<typeof VoteRight>

const ResolutionBody = z.object({
  title: shortText(200).check(z.minLength(1, 'required')),
  body: z.string().check(z.trim(), z.maxLength(5000, 'tooLong')),
  majority: majority.wire,
  is_secret: wire.flag,
})
/** A receipt the caller makes up: whoever sends it again is answered the same, and nothing kept tells whose it was. */
const receiptKey = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'wrongFormat'))
const weight = wire.integer.check(z.minimum(0), z.maximum(1000))

const stale = ['events', 'resolutions'] as const
const Done = z.object({ done: z.literal(true) })

export const votesContract = {
  assembly: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/votes/',
    summary: 'The vote of an assembly: quorum, own voices, resolutions, results once closed',
    access: 'link',
    params: inClientWithId,
    response: Assembly,
  }),
  changeAssembly: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/votes/',
    summary: 'Set the quorum and the order of resolutions',
    params: inClientWithId,
    body: z.object({
      quorum_rate: z.optional(wire.integer.check(z.minimum(0), z.maximum(100))),
      order: z.optional(wire.list(wire.id)),
    }),
    response: Done,
    stale,
  }),
  addResolution: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/resolutions/',
    summary: 'Add a resolution to the agenda',
    params: inClientWithId,
    body: ResolutionBody,
    response: z.object({ id: wire.id }),
    status: 201,
    stale,
  }),
  changeResolution: endpoint({
    method: 'PATCH',
    path: '/clients/:client/resolutions/:id/',
    summary: 'Change a resolution that has not opened',
    params: inClientWithId,
    body: z.extend(ResolutionBody, { version: wire.integer }),
    response: Done,
    stale,
  }),
  removeResolution: endpoint({
    method: 'DELETE',
    path: '/clients/:client/resolutions/:id/',
    summary: 'Take a resolution that has not opened off the agenda',
    params: inClientWithId,
    response: Done,
    stale,
  }),
  openResolution: endpoint({
    method: 'POST',
    path: '/clients/:client/resolutions/:id/opening/',
    summary: 'Open the vote on a resolution: its roll is drawn from who is present or represented',
    params: inClientWithId,
    response: Done,
    stale,
  }),
  closeResolution: endpoint({
    method: 'POST',
    path: '/clients/:client/resolutions/:id/closing/',
    summary: 'Close the vote on a resolution: its result is counted and sealed',
    params: inClientWithId,
    response: Done,
    stale,
  }),
  vote: endpoint({
    method: 'POST',
    path: '/clients/:client/resolutions/:id/votes/',
    summary: 'Vote with one’s own voice and those one holds; behind a personal link, once a code proved the address',
    access: 'link',
    params: inClientWithId,
    body: z.object({ choice: voteChoice.wire, rights: wire.list(wire.id).check(z.minLength(1, 'required')), key: receiptKey }),
    response: z.object({ numbers: z.array(z.string()) }),
    status: 201,
    secret: true,
    stale,
  }),
  sendVoteCode: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/vote-codes/',
    summary: 'Mail the code that lets whoever follows a personal link vote',
    access: 'link',
    params: inClientWithId,
    response: Done,
    status: 201,
  }),
  proveVoter: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/vote-proofs/',
    summary: 'Prove one’s address by the code received: this session then votes at this assembly',
    access: 'link',
    params: inClientWithId,
    body: z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'wrongFormat')) }),
    response: Done,
    status: 201,
    secret: true,
    stale,
  }),
  ...resolutionDocumentEndpoints,
  rights: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/vote-rights/',
    summary: 'Who has how many voices, who is there, who holds whose proxy',
    params: inClientWithId,
    response: z.array(VoteRight),
  }),
  changeRight: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/vote-rights/:registration/',
    summary: 'Set how many voices a registration has',
    params: z.extend(inClientWithId, { registration: wire.id }),
    body: z.object({ weight }),
    response: Done,
    stale,
  }),
  proxyHolders: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/proxies/',
    summary: 'Who may be given a proxy',
    access: 'link',
    params: inClientWithId,
    response: z.array(z.object({ registration_id: wire.id, name: z.string() })),
  }),
  giveProxy: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/proxies/',
    summary: 'Give a proxy: one’s own, or the one somebody wrote to whoever runs the assembly',
    access: 'link',
    params: inClientWithId,
    body: z.object({ holder: wire.id, giver: z.optional(wire.id) }),
    response: Done,
    status: 201,
    stale,
  }),
  takeProxyBack: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/proxies/:registration/',
    summary: 'End the proxy a registration gave: taken back by its giver, or declined by whoever holds it',
    access: 'link',
    params: z.extend(inClientWithId, { registration: wire.id }),
    response: Done,
    stale,
  }),
  minutes: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/vote-minutes/',
    summary: 'The results of closed resolutions with their seals, to print and to recount',
    access: 'link',
    params: inClientWithId,
    streams: ['application/pdf'],
  }),
}
