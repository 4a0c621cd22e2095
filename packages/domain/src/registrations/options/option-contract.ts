import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { shortText } from '../../kernel/validation.ts'
import { vatReason } from '../../kernel/vat.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'

/** An option as the person who may take it sees it: at their price, with what is left. */
export const OfferedOption = z.object({
  id: wire.id,
  name: z.string(),
  description: z.string(),
  amount_ht: wire.money,
  amount_ttc: wire.money,
  vat_rate: wire.rate,
  vat_reason: z.nullable(vatReason.wire),
  max_per_person: z.int(),
  choice_group: z.string(),
  requires: z.nullable(wire.id),
  excludes: z.nullable(wire.id),
  question: z.string(),
  answers: z.array(z.string()),
  /** Beside what the person holds already; null: as many as wanted. */
  left: z.nullable(z.int()),
  is_open: z.boolean(),
})
export type OfferedOption = z.output<typeof OfferedOption>

const Chosen = z.object({ option: wire.id, quantity: z.int(), answer: z.string() })
export type ChosenOption = z.output<typeof Chosen>
const Choices = z.object({ offered: z.array(OfferedOption), chosen: z.array(Chosen) })

/** An option of a registration; the amount is one’s, without tax. */
export const RegisteredOption = z.object({
  option: wire.id,
  name: z.string(),
  quantity: z.int(),
  answer: z.string(),
  amount_ht: wire.money,
  vat_rate: wire.rate,
  vat_reason: z.nullable(vatReason.wire),
})

/** What an event offers, and how it sells. */
export const SoldOption = z.object({
  id: wire.id,
  event: wire.id,
  event_title: z.string(),
  start_date: z.nullable(wire.instant),
  time_zone: z.string(),
  name: z.string(),
  product_name: z.nullable(z.string()),
  amount_ht: wire.money,
  /** The limit a person meets: the option’s own or its product’s; null: as many as wanted. */
  stock: z.nullable(z.int()),
  left: z.nullable(z.int()),
  /** How many options, here and at other events, sell from that stock. */
  stock_options: z.int(),
  sold: z.int(),
  paid: z.int(),
  handed: z.int(),
  closes_at: z.nullable(wire.instant),
  is_closed: z.boolean(),
})
export type SoldOption = z.output<typeof SoldOption>

/** One thing to prepare for one person. */
export const Preparation = z.object({
  registration: wire.id,
  option: wire.id,
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.nullable(z.string()),
  quantity: z.int(),
  answer: z.string(),
  is_paid: z.boolean(),
  handed_at: z.nullable(wire.instant),
})
export type Preparation = z.output<typeof Preparation>

/** How many of an option an event is to order, and how many with each answer: no name stands beside. */
export const OptionTotal = z.object({
  option: wire.id,
  name: z.string(),
  quantity: z.int(),
  answers: z.array(z.object({ answer: z.string(), quantity: z.int() })),
})
export type OptionTotal = z.output<typeof OptionTotal>

const stale = ['guests', 'events', 'event-products'] as const

export const registrationOptionsContract = {
  readOptions: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/options/',
    summary: 'The options a registration may take, and those it holds',
    access: 'link',
    params: inClientWithId,
    response: Choices,
  }),
  chooseOptions: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/guests/:id/options/',
    summary: 'Choose the options of a registration, in place of those it held; stock and rules permitting',
    access: 'link',
    params: inClientWithId,
    body: z.object({
      chosen: wire
        .list(
          z.object({ option: wire.id, quantity: wire.integer.check(z.minimum(1, 'min'), z.maximum(1000, 'max')), answer: shortText(200) }),
        )
        .check(z.maxLength(100, 'tooMany')),
    }),
    response: Choices,
  }),
  eventProducts: endpoint({
    method: 'GET',
    path: '/clients/:client/event-products/',
    summary: 'What is offered beside a place, at one event or at all to come, and how it sells',
    params: inClient,
    query: z.object({ event: z.optional(wire.id) }),
    response: z.array(SoldOption),
  }),
  preparations: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/preparations/',
    summary: 'What is to be prepared for whom at an event',
    params: inClientWithId,
    query: z.object(listQuery),
    response: listOf(Preparation),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  optionTotals: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/option-totals/',
    summary: 'How many of each option an event is to order, without names',
    params: inClientWithId,
    response: z.array(OptionTotal),
  }),
  handOver: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/event-products/:id/handovers/',
    summary: 'Note that an option was handed to a person, or take the note back',
    params: inClientWithId,
    body: z.object({ registration: wire.id, is_handed: wire.flag }),
    response: z.object({ handed_at: z.nullable(wire.instant) }),
  }),
}
