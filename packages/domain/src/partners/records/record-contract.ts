import * as z from 'zod/mini'
import { type DocumentKind, documentKind, recordKinds } from '../../documents/kind.ts'
import { Paper, paperUpload } from '../../documents/requests/own-papers-contract.ts'
import { paperState } from '../../documents/requests/paper-state.ts'
import { endpoint } from '../../kernel/contract.ts'
import { declarationNumber, iban, siret } from '../../kernel/identifier-fields.ts'
import { imageUpload } from '../../kernel/images.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { isAmong, optionalLines, optionally, optionalText, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { partnerKind } from '../kind.ts'
import { partnerStatus } from '../status.ts'
import { partnerTabs } from './tabs.ts'
import { vatRegime } from './vat-regime.ts'

export { partnerTabs } from './tabs.ts'

/** A line of the list of partners. */
export const PartnerSummary = z.object({
  id: wire.id,
  user_id: wire.id,
  name: z.string(),
  mail: z.string(),
  organisation: z.nullable(z.string()),
  kind: partnerKind.wire,
  status: partnerStatus.wire,
  skills: z.string(),
  papers: z.nullable(paperState.wire),
  next_date: z.nullable(wire.instant),
  /** Hours held over the last twelve months. */
  hours: z.number(),
  /** Hours validated of the events that began over the last twelve months. */
  validated: z.number(),
  day_rate: z.nullable(wire.money),
})
export type PartnerSummary = z.output<typeof PartnerSummary>

const money = optionally(wire.money.check(z.nonnegative('notAnAmount')))
const terms = {
  organisation: optionalText(120),
  siret: optionally(siret),
  activity_number: optionally(declarationNumber),
  vat_regime: optionally(vatRegime.wire),
  titles: optionalLines(2000),
  languages: z.optional(wire.list(requiredText(40)).check(z.maxLength(20, 'tooMany'))),
  hour_rate: money,
  half_day_rate: money,
  day_rate: money,
  /** On what terms they travel, and the minutes they need between two bookings. */
  travel: optionalLines(500),
  margin_minutes: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(1440, 'max'))),
  /** Read on the public pages of events that name them, once they are shown there. */
  biography: z.optional(z.string().check(z.trim(), z.maxLength(2000, 'tooLong'))),
  is_public: z.optional(wire.flag),
  /** Its place among the organisations of a page. */
  rank: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(99, 'max'))),
  skill_ids: z.optional(wire.list(wire.id).check(z.maxLength(100, 'tooMany'))),
}

export const PartnerRecord = z.object({
  id: wire.id,
  user_id: wire.id,
  kind: partnerKind.wire,
  status: partnerStatus.wire,
  organisation: z.nullable(z.string()),
  siret: z.nullable(z.string()),
  activity_number: z.nullable(z.string()),
  vat_regime: z.nullable(vatRegime.wire),
  titles: z.nullable(z.string()),
  languages: z.array(z.string()),
  hour_rate: z.nullable(wire.money),
  half_day_rate: z.nullable(wire.money),
  day_rate: z.nullable(wire.money),
  travel: z.nullable(z.string()),
  margin_minutes: z.nullable(z.int()),
  biography: z.string(),
  is_public: z.boolean(),
  rank: z.nullable(z.int()),
  skills: z.array(z.object({ id: wire.id, name: z.string() })),
  papers: z.array(Paper),
  /** The end of the account they are paid on; null without one, absent for whoever may not know. */
  iban_end: z.optional(z.nullable(z.string())),
  version: z.int(),
})
export type PartnerRecord = z.output<typeof PartnerRecord>

const inPaper = z.object({ client: z.string(), id: wire.id, paper: wire.id })
const Done = z.object({ done: z.literal(true) })

export const partnerRecordsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/partners/',
    summary: 'Everyone who delivers or supports, function by function',
    params: inClient,
    query: z.object({ ...listQuery, tab: z.optional(z.enum(partnerTabs)) }),
    response: listOf(PartnerSummary),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/partners/',
    summary: 'Make a person a partner of one kind, to be approved',
    params: inClient,
    body: z.object({ user_id: wire.id, kind: partnerKind.wire }),
    response: PartnerRecord,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/functions/:kind/record/',
    summary: 'The terms, skills and papers of one function of a person',
    params: z.object({ client: z.string(), id: wire.id, kind: partnerKind.schema }),
    response: PartnerRecord,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/partners/:id/',
    summary: 'Change the terms and skills of a partner',
    params: inClientWithId,
    body: z.object({ version: wire.integer, ...terms }),
    response: PartnerRecord,
  }),
  validate: endpoint({
    method: 'POST',
    path: '/clients/:client/partners/:id/validation/',
    summary: 'Approve a partner (0 → 5)',
    params: inClientWithId,
    body: z.object({}),
    response: PartnerRecord,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/clients/:client/partners/:id/deletion/',
    summary: 'Put a partner away (→ 9); refused while they hold slots to come',
    params: inClientWithId,
    body: z.object({}),
    response: PartnerRecord,
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/clients/:client/partners/:id/reactivation/',
    summary: 'Bring a partner back (9 → 0)',
    params: inClientWithId,
    body: z.object({}),
    response: PartnerRecord,
  }),
  readBank: endpoint({
    method: 'GET',
    path: '/clients/:client/partners/:id/bank/',
    summary: 'The account a partner is paid on, for unrestricted administrators',
    params: inClientWithId,
    response: z.object({ iban: z.nullable(z.string()) }),
    writes: true,
    stale: [],
    secret: true,
  }),
  changeBank: endpoint({
    method: 'POST',
    path: '/clients/:client/partners/:id/bank/',
    summary: 'Set or remove the account a partner is paid on',
    params: inClientWithId,
    body: z.object({ iban: optionally(iban) }),
    response: PartnerRecord,
    secret: true,
  }),
  readPortrait: endpoint({
    method: 'GET',
    path: '/clients/:client/public/partners/:id/portrait/',
    summary: 'The portrait of a partner presented in public, the logo of an organisation',
    access: 'public',
    params: inClientWithId,
    streams: imageUpload.accept,
  }),
  askPaper: endpoint({
    method: 'POST',
    path: '/clients/:client/partners/:id/papers/',
    summary: 'Ask a paper of a partner, with the day it expires',
    params: inClientWithId,
    body: z.object({
      name: requiredText(120),
      kind: z.optional(documentKind.wire.check(isAmong<DocumentKind>(recordKinds))),
      expires_on: optionally(wire.day),
    }),
    response: PartnerRecord,
    status: 201,
  }),
  depositPaper: endpoint({
    method: 'POST',
    path: '/clients/:client/partners/:id/papers/:paper/file/',
    summary: 'Deposit a paper',
    params: inPaper,
    upload: paperUpload,
    response: PartnerRecord,
    status: 201,
  }),
  readPaper: endpoint({
    method: 'GET',
    path: '/clients/:client/partners/:id/papers/:paper/file/',
    summary: 'A paper as it was deposited',
    params: inPaper,
    streams: paperUpload.accept,
  }),
  removePaper: endpoint({
    method: 'DELETE',
    path: '/clients/:client/partners/:id/papers/:paper/',
    summary: 'Ask a paper no more',
    params: inPaper,
    response: Done,
  }),
}
