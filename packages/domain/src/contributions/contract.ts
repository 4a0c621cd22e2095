import * as z from 'zod/mini'
import { companyFlags } from '../companies/company-shape.ts'
import { profiles } from '../kernel/actor.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { mostCents } from '../kernel/money.ts'
import { maxAmount, minAmount, optionalLines, optionally, requiredText } from '../kernel/validation.ts'
import { vatReason } from '../kernel/vat.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { Bands, mostPeople } from './bands.ts'
import { collectiveEndpoints } from './collective-contract.ts'
import { bandMode, contributionBasis, contributionPeriod } from './kinds.ts'
import { contributionStatus, membershipStatus } from './status.ts'

/** Who may be asked for it: profiles of people, a kind of company, a region; all of them without. */
const audience = {
  profiles: z.array(z.enum(profiles)),
  company_flag: z.nullable(z.enum(companyFlags)),
  region: z.nullable(wire.id),
}
/** What the price of an order is found by. */
const tariff = {
  unit_price: z.nullable(wire.money),
  vat: wire.rate,
  vat_reason: z.nullable(z.enum(vatReason.keys)),
  mode: bandMode.wire,
  maximum: z.nullable(z.int()),
  bands: Bands,
}
const head = {
  id: wire.id,
  name: z.string(),
  status: contributionStatus.wire,
  period: contributionPeriod.wire,
  starts_on: z.nullable(wire.day),
  ends_on: z.nullable(wire.day),
  basis: contributionBasis.wire,
}

/** A contribution as a list shows it, with its members of the period and those to validate. */
export const ContributionRow = z.object({
  ...head,
  unit_price: z.nullable(wire.money),
  bands: z.int(),
  members: z.int(),
  to_validate: z.int(),
})
export type ContributionRow = z.output<typeof ContributionRow>

export const Contribution = z.object({
  ...head,
  ...audience,
  ...tariff,
  accounting: z.string(),
  is_prorated: z.boolean(),
  terms: z.string(),
  /** The version of its bands, and whether a bill uses it: what is changed then makes the next one. */
  tariff_number: z.int(),
  is_tariff_used: z.boolean(),
  members: z.int(),
  to_validate: z.int(),
  version: z.int(),
})
export type Contribution = z.output<typeof Contribution>

/** The membership of a person, with its bill when it has one. */
export const Membership = z.object({
  id: wire.id,
  contribution: wire.id,
  contribution_name: z.string(),
  user: wire.id,
  person: z.string(),
  company: z.nullable(wire.id),
  company_name: z.nullable(z.string()),
  starts_on: wire.day,
  ends_on: wire.day,
  status: membershipStatus.wire,
  bill: z.nullable(wire.id),
  bill_number: z.nullable(z.string()),
  ordered_at: wire.instant,
})
export type Membership = z.output<typeof Membership>

const whole = (min: number, max: number) => wire.integer.check(z.minimum(min, 'min'), z.maximum(max, 'max'))
export const writtenContribution = {
  name: requiredText(120),
  period: contributionPeriod.wire,
  starts_on: optionally(wire.day),
  ends_on: optionally(wire.day),
  profiles: z._default(z.optional(wire.list(z.enum(profiles))), []),
  company_flag: optionally(z.enum(companyFlags)),
  region: optionally(wire.id),
  basis: contributionBasis.wire,
  unit_price: optionally(wire.money.check(minAmount(1), maxAmount(mostCents))),
  vat: wire.rate,
  vat_reason: optionally(z.enum(vatReason.keys)),
  accounting: requiredText(30),
  is_prorated: z._default(z.optional(wire.flag), false),
  mode: bandMode.wire,
  maximum: optionally(whole(1, mostPeople)),
  bands: wire.json(Bands),
  terms: optionalLines(4000),
}
const Written = z.object(writtenContribution)

const stale = ['contributions', 'memberships', 'clients', 'users', 'bills'] as const
const files = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const Done = z.object({ done: z.literal(true) })
const Memberships = z.object({ ids: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(500, 'tooMany')) })
const Count = z.object({ people: z.int() })

export const contributionsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/contributions/',
    summary: 'Contributions of the space, their bands and their members',
    params: inClient,
    query: z.object({ ...listQuery, status: z.optional(contributionStatus.wire) }),
    response: listOf(ContributionRow),
    streams: files,
  }),
  create: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contributions/',
    summary: 'Define a contribution: its period, who it is for, its price and its bands',
    params: inClient,
    body: Written,
    response: Contribution,
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/contributions/:id/',
    summary: 'A contribution with its bands',
    params: inClientWithId,
    response: Contribution,
  }),
  change: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/contributions/:id/',
    summary: 'Change a contribution; what a bill used of its bands stays, the change makes the next version',
    params: inClientWithId,
    body: z.extend(Written, { version: wire.integer }),
    response: Contribution,
  }),
  remove: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/contributions/:id/',
    summary: 'Delete a contribution nobody took',
    params: inClientWithId,
    response: Done,
  }),
  campaign: endpoint({
    method: 'GET',
    path: '/clients/:client/contributions/:id/campaign/',
    summary: 'Whom its campaign would be written to: companies, their referents, and those without one',
    params: inClientWithId,
    response: z.object({ companies: z.int(), referents: z.int(), without: z.int() }),
  }),
  open: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contributions/:id/campaign/',
    summary: 'Open a contribution to companies, and write to their referents',
    params: inClientWithId,
    body: z.object({ is_written: wire.flag }),
    response: Contribution,
  }),
  close: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contributions/:id/closing/',
    summary: 'Close a contribution: it is no longer taken',
    params: inClientWithId,
    body: z.object({}),
    response: Contribution,
  }),
  renew: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contributions/:id/renewal/',
    summary: 'Write next year’s contribution, its prices raised by a percentage',
    params: inClientWithId,
    body: z.object({ percent: wire.scaled(2).check(z.minimum(-10_000, 'min'), z.maximum(10_000, 'max')) }),
    response: Contribution,
    status: 201,
  }),
  members: endpoint({
    method: 'GET',
    path: '/clients/:client/contributions/:id/members/',
    summary: 'Who took a contribution, for which company, and where each stands',
    params: inClientWithId,
    query: z.object({ ...listQuery, status: z.optional(membershipStatus.wire) }),
    response: listOf(Membership),
    streams: files,
  }),
  validate: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contributions/:id/members/validation/',
    summary: 'Validate memberships that ask for no amount',
    params: inClientWithId,
    body: Memberships,
    response: Count,
  }),
  cancel: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contributions/:id/members/cancellation/',
    summary: 'Cancel memberships that have no bill',
    params: inClientWithId,
    body: Memberships,
    response: Count,
  }),
  ofRecord: endpoint({
    method: 'GET',
    path: '/clients/:client/memberships/',
    summary: 'The memberships of a person, or of the people of a company, the latest first',
    params: inClient,
    query: z.object({ user: z.optional(wire.id), company: z.optional(wire.id) }),
    response: z.array(Membership),
  }),
  ...collectiveEndpoints,
}
