import * as z from 'zod/mini'
import { profiles } from '../kernel/actor.ts'
import { endpoint } from '../kernel/contract.ts'
import { optionally, optionalText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { amountIsTyped } from '../pricing/typed-amount-fields.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { soldFields, soldShape } from './contract.ts'

/** Something a person may add to their registration for an event. */
export const EventOption = z.object({
  ...soldShape,
  product: z.nullable(wire.id),
  /** The stock of its product, which every option of that product sells from; null: no product, or no limit. */
  product_stock: z.nullable(z.int()),
  product_taken: z.nullable(z.int()),
  choice_group: z.string(),
  members_only: z.boolean(),
  profile_code: z.nullable(z.enum(profiles)),
  requires: z.nullable(wire.id),
  excludes: z.nullable(wire.id),
  closes_at: z.nullable(wire.instant),
  is_closed: z.boolean(),
  rank: z.int(),
})
export type EventOption = z.output<typeof EventOption>

/** An event whose options another may take up. */
export const OptionSource = z.object({
  event: wire.id,
  title: z.string(),
  start_date: z.nullable(wire.instant),
  time_zone: z.string(),
  options: z.int(),
})

const optionFields = {
  ...soldFields,
  product: optionally(wire.id),
  choice_group: optionalText(60),
  members_only: z._default(z.optional(wire.flag), false),
  profile_code: optionally(z.enum(profiles)),
  requires: optionally(wire.id),
  excludes: optionally(wire.id),
  closes_at: optionally(wire.instant),
  is_closed: z._default(z.optional(wire.flag), false),
}
export const OptionFields = z.object(optionFields).check(...amountIsTyped)
export type OptionFields = z.output<typeof OptionFields>

const inEventOption = z.object({ client: z.string(), id: wire.id, option: wire.id })
const stale = ['products', 'options', 'events'] as const

export const optionsContract = {
  options: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/options/',
    summary: 'Options of an event, as who builds it sees them',
    params: inClientWithId,
    response: z.array(EventOption),
  }),
  optionSources: endpoint({
    method: 'GET',
    path: '/clients/:client/option-sources/',
    summary: 'Events that offer options, the latest first',
    params: inClient,
    response: z.array(OptionSource),
  }),
  takeUpOptions: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/options/copies/',
    summary: 'Offer what another event offers, on one that offers nothing yet',
    params: inClientWithId,
    body: z.object({ from: wire.id }),
    response: z.array(EventOption),
    status: 201,
  }),
  addOption: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/options/',
    summary: 'Offer an option, of a product or not',
    params: inClientWithId,
    body: OptionFields,
    response: EventOption,
    status: 201,
  }),
  changeOption: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/events/:id/options/:option/',
    summary: 'Change an option; who took it keeps its price',
    params: inEventOption,
    body: z.object({ ...optionFields, version: wire.integer }).check(...amountIsTyped),
    response: EventOption,
  }),
  removeOption: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/events/:id/options/:option/',
    summary: 'Withdraw an option nobody took',
    params: inEventOption,
    response: z.object({ done: z.literal(true) }),
  }),
}
