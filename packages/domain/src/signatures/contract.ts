import * as z from 'zod/mini'
import { codeChannels } from '../attendance/sent-code/sent-code-contract.ts'
import { signedWith } from '../attendance/sheet.ts'
import { documentStatus } from '../documents/status.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { requiredLines } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { Agreement, AgreementRow, MissingAgreement, OwnAgreement, Preparation, SigninAgreement } from './agreement.ts'
import { ContentChange } from './content.ts'
import { agreementMorphs, signingOrder, signingPlace } from './kinds.ts'
import { signingDays } from './terms.ts'

const stale = ['contracts', 'own-contracts', 'documents', 'registrations'] as const
const files = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const morph = z.optional(z.enum(agreementMorphs))
const one = '/clients/:client/contracts/:id/'
const own = '/clients/:client/own-contracts/:id/'

export const signaturesContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/contracts/',
    summary: 'Agreements of the space, of every party or of one kind of them',
    params: inClient,
    query: z.object({
      ...listQuery,
      morph,
      status: z.optional(documentStatus.wire),
      event: z.optional(wire.id),
      company: z.optional(wire.id),
      user: z.optional(wire.id),
    }),
    response: listOf(AgreementRow),
    streams: files,
  }),
  missing: endpoint({
    method: 'GET',
    path: '/clients/:client/contracts/proposal/',
    summary: 'What is still to prepare, with the kind of agreement who pays calls for, and why (FOR-01)',
    params: inClient,
    query: z.object({ morph, event: z.optional(wire.id) }),
    response: z.array(MissingAgreement),
  }),
  prepare: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contracts/',
    summary: 'Prepare agreements from what the event and its payers say; one that is already covered is refused',
    params: inClient,
    body: z.object({ items: z.array(Preparation).check(z.minLength(1, 'required'), z.maxLength(100, 'tooMany')) }),
    response: z.object({ ids: z.array(wire.id) }),
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: one,
    summary: 'An agreement, what it lacks and who signs it',
    params: inClientWithId,
    response: Agreement,
  }),
  change: endpoint({
    stale,
    method: 'PATCH',
    path: one,
    summary: 'Change what an agreement says; signatures already given fall, and are asked for again',
    params: inClientWithId,
    body: z.object({ version: wire.integer, ...ContentChange.shape }),
    response: Agreement,
  }),
  file: endpoint({
    method: 'GET',
    path: `${one}file/`,
    summary: 'The agreement as it is printed: sealed once everybody signed',
    access: 'link',
    params: inClientWithId,
    streams: ['application/pdf', 'image/png', 'image/jpeg'],
  }),
  request: endpoint({
    stale,
    method: 'POST',
    path: `${one}signature-request/`,
    summary: 'Have it signed: by whom, in which order, until when (30 days at most)',
    params: inClientWithId,
    body: z.object({
      signatory: wire.id,
      countersignatory: wire.id,
      order: signingOrder.wire,
      days: wire.integer.check(z.minimum(1, 'min'), z.maximum(signingDays.most, 'max')),
    }),
    response: Agreement,
  }),
  remind: endpoint({
    stale,
    method: 'POST',
    path: `${one}reminder/`,
    summary: 'Write again to whoever is awaited',
    params: inClientWithId,
    body: z.object({}),
    response: z.object({ name: z.string() }),
  }),
  cancel: endpoint({
    stale,
    method: 'POST',
    path: `${one}rejection/`,
    summary: 'Give an agreement up before everybody signed, saying why',
    params: inClientWithId,
    body: z.object({ reason: requiredLines(1000) }),
    response: Agreement,
  }),
  attachPaper: endpoint({
    stale,
    method: 'POST',
    path: `${one}paper/`,
    summary: 'Keep the scan of a paper signed by both sides, with the day and the place, which set the withdrawal period (FOR-11)',
    params: inClientWithId,
    query: z.object({ day: wire.day, place: signingPlace.wire }),
    upload: { maxBytes: 25 * 1024 * 1024, accept: ['application/pdf', 'image/png', 'image/jpeg'] },
    response: Agreement,
    status: 201,
  }),
  recordWithdrawal: endpoint({
    stale,
    method: 'POST',
    path: `${one}withdrawal/`,
    summary: 'Record that the person withdrew in time: their registration is cancelled (FOR-11, PRV-51)',
    params: inClientWithId,
    body: z.object({ day: wire.day }),
    response: Agreement,
  }),
  own: endpoint({
    method: 'GET',
    path: '/clients/:client/own-contracts/',
    summary: 'What the caller must sign or has signed, and that of the company they answer for',
    params: inClient,
    response: z.array(OwnAgreement),
  }),
  ownOne: endpoint({
    method: 'GET',
    path: own,
    summary: 'One agreement, as whoever signs it reads it',
    access: 'link',
    params: inClientWithId,
    response: OwnAgreement,
  }),
  prepareOwn: endpoint({
    stale: ['contracts', 'guests'],
    method: 'POST',
    path: '/clients/:client/guests/:id/contract/',
    summary: 'Draw up the contract of who pays their own training, for them to sign before they pay; the same one however often (FOR-10)',
    access: 'link',
    params: inClientWithId,
    body: z.object({}),
    response: SigninAgreement,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: `${own}signature-codes/`,
    summary: 'Send whoever follows a personal link the code they sign an agreement with, to the address or the mobile on file',
    access: 'link',
    params: inClientWithId,
    body: z.object({ by: z.enum(codeChannels) }),
    response: z.object({ to: z.string() }),
    status: 201,
  }),
  sign: endpoint({
    // What their registration waited for, and what they may pay, follow.
    stale: [...stale, 'guests', 'events'],
    method: 'POST',
    path: `${own}signature/`,
    summary: 'Sign an agreement in one’s turn, drawn or typed, with its evidence (FOR-33)',
    access: 'link',
    inLine: true,
    params: inClientWithId,
    body: z
      .object({ ...signedWith, revision: wire.integer, code: z.optional(z.string().check(z.maxLength(10, 'wrongFormat'))) })
      .check(
        z.refine((body) => (body.drawing === undefined) !== (body.typed_name === undefined), { error: 'required', path: ['typed_name'] }),
      ),
    response: OwnAgreement,
    status: 201,
  }),
  refuse: endpoint({
    stale,
    method: 'POST',
    path: `${own}rejection/`,
    summary: 'Refuse to sign, saying why',
    access: 'link',
    params: inClientWithId,
    body: z.object({ reason: requiredLines(1000) }),
    response: OwnAgreement,
  }),
  withdraw: endpoint({
    stale,
    method: 'POST',
    path: `${own}withdrawal/`,
    summary: 'Withdraw from a contract signed alone, while the period runs; a dated receipt leaves by mail (PRV-52)',
    access: 'link',
    params: inClientWithId,
    body: z.object({}),
    response: OwnAgreement,
  }),
}
