import * as z from 'zod/mini'
import { orderReference } from '../billing/order-reference.ts'
import { billStatus } from '../billing/status.ts'
import { profiles } from '../kernel/actor.ts'
import { endpoint } from '../kernel/contract.ts'
import { optionalText } from '../kernel/validation.ts'
import { vatReason } from '../kernel/vat.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { Bands } from './bands.ts'
import { bandMode, contributionBasis } from './kinds.ts'
import { membershipStatus } from './status.ts'

/** Of the caller's own company unless another is named, by who administers. */
const company = z.optional(wire.id)

const Chooser = z.object({
  id: wire.id,
  full_name: z.string(),
  profile: z.enum(profiles),
  /** Last day of the membership the person has; null without one. */
  member_until: z.nullable(wire.day),
  status: z.nullable(membershipStatus.wire),
  is_in_draft: z.boolean(),
  /** Took it the year before. */
  was_member: z.boolean(),
})
export type Chooser = z.output<typeof Chooser>

const Order = z.object({
  id: wire.id,
  people: z.int(),
  ordered_at: wire.instant,
  bill: z.nullable(wire.id),
  number: z.nullable(z.string()),
  amount: z.nullable(wire.money),
  to_be_paid: z.nullable(wire.money),
  /** Of its bill; null without one. */
  bill_status: z.nullable(billStatus.wire),
})
export type ContributionOrder = z.output<typeof Order>

/** What a page needs to choose people and price them as the order will be. */
export const CollectivePage = z.object({
  contribution: wire.id,
  name: z.string(),
  terms: z.string(),
  starts_on: wire.day,
  ends_on: wire.day,
  basis: contributionBasis.wire,
  unit_price: z.nullable(wire.money),
  vat: wire.rate,
  vat_reason: z.nullable(z.enum(vatReason.keys)),
  mode: bandMode.wire,
  maximum: z.nullable(z.int()),
  bands: Bands,
  months: z.nullable(z.object({ taken: z.int(), of: z.int() })),
  company: wire.id,
  company_name: z.string(),
  held: z.int(),
  /** People on 31 December of the past year; null where they were not declared. */
  headcount: z.nullable(z.object({ year: z.int(), employees: z.int(), independents: z.int() })),
  headcount_year: z.int(),
  order_asked: z.nullable(orderReference),
  purchase_order: z.nullable(z.string()),
  people: z.array(Chooser),
  /** The order that waits to be issued, then those before it. */
  draft: z.nullable(wire.id),
  orders: z.array(Order),
  contact: z.nullable(z.string()),
})
export type CollectivePage = z.output<typeof CollectivePage>

const stale = ['contributions', 'collective-contributions', 'memberships', 'bills', 'clients', 'users'] as const

export const collectiveEndpoints = {
  taken: endpoint({
    method: 'GET',
    path: '/clients/:client/collective-contributions/',
    summary: 'Contributions a company may take for its people',
    params: inClient,
    query: z.object({ company }),
    response: z.object({
      company: wire.id,
      company_name: z.string(),
      contributions: z.array(z.object({ id: wire.id, name: z.string() })),
    }),
  }),
  collective: endpoint({
    method: 'GET',
    path: '/clients/:client/contributions/:id/collective/',
    summary: 'The people of a company, who is a member, the bands and the order that waits',
    params: inClientWithId,
    query: z.object({ company }),
    response: CollectivePage,
  }),
  take: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contributions/:id/collective/',
    summary: 'Take memberships for people of a company: one bill for all, a draft until it is issued',
    params: inClientWithId,
    body: z.object({
      company,
      people: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(1000, 'tooMany')),
      purchase_order: optionalText(50),
    }),
    response: CollectivePage,
    status: 201,
  }),
  leaveOut: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contributions/:id/collective/removal/',
    summary: 'Take a person out of an order that is not issued yet; without anybody left it is given up',
    params: inClientWithId,
    body: z.object({ company, people: wire.list(wire.id).check(z.minLength(1, 'required')) }),
    response: CollectivePage,
  }),
  issueOrder: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contributions/:id/collective/issue/',
    summary: 'Issue the bill of the order: it is mailed, and can be paid',
    params: inClientWithId,
    body: z.object({ company, purchase_order: optionalText(50) }),
    response: z.object({ bill: wire.id }),
  }),
}
