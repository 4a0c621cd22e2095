import * as z from 'zod/mini'
import { orderReference } from '../../billing/order-reference.ts'
import { endpoint } from '../../kernel/contract.ts'
import { email, optionalText, requiredText, shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { UserPrice } from '../../pricing/contract.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { Registration } from '../contract.ts'
import { registrationStatus } from '../status.ts'

/** People one group holds, at most. */
export const mostInGroup = 200
/** How a group is billed: one bill for all, or one for each. */
export const groupBillings = ['one', 'each'] as const
export type GroupBilling = (typeof groupBillings)[number]

/** Where a person of a group stands before it is registered. */
export const groupStates = ['ready', 'registered', 'noPrice'] as const
export const GroupPerson = z.object({
  user: wire.id,
  first_name: z.string(),
  last_name: z.string(),
  mail: z.string(),
  company: z.nullable(wire.id),
  company_name: z.nullable(z.string()),
  state: z.enum(groupStates),
  status: z.nullable(registrationStatus.wire),
  price: z.nullable(UserPrice),
})
export type GroupPerson = z.output<typeof GroupPerson>

const users = wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(mostInGroup, 'tooMany'))
const answers = wire.json(z.record(shortText(60), z.string().check(z.maxLength(20_000, 'tooLong'))))
const LeftPerson = z.object({ user: wire.id, name: z.string(), reason: z.string() })

export const collectiveContract = {
  preview: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/collective-registrations/preview/',
    summary: 'What registering these people together would do: who is registered already, prices, places',
    params: inClientWithId,
    body: z.object({ users }),
    response: z.object({
      places_left: z.nullable(z.int()),
      has_waiting_list: z.boolean(),
      is_payable: z.boolean(),
      form: z.nullable(wire.id),
      /** The number a company of theirs wants on its bills, and which company. */
      order_asked: z.nullable(z.object({ name: z.string(), asked: orderReference })),
      people: z.array(GroupPerson),
    }),
    reads: true,
  }),
  addPeople: endpoint({
    stale: ['users'],
    method: 'POST',
    path: '/clients/:client/events/:id/collective-people/',
    summary: 'The people of a pasted list, those unknown added to the caller’s company; those of another are told',
    params: inClientWithId,
    body: z.object({
      people: z
        .array(z.object({ mail: email, first_name: shortText(100), last_name: shortText(100) }))
        .check(z.minLength(1, 'required'), z.maxLength(mostInGroup, 'tooMany')),
    }),
    response: z.object({ users: z.array(wire.id), left: z.array(z.object({ mail: z.string(), reason: z.string() })) }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/collective-registrations/',
    summary: 'Register people together, all of them or at least some; whatever is due is their company’s, on one bill or one each',
    params: inClientWithId,
    body: z.object({
      users,
      at_least: z.optional(wire.integer.check(z.minimum(1, 'min'))),
      /** The same answers for all; without them each completes their own form. */
      answers: z.optional(answers),
      billing: z._default(z.optional(z.enum(groupBillings)), 'one'),
      purchase_order: optionalText(50),
    }),
    response: z.object({ registrations: z.array(Registration), left: z.array(LeftPerson), bill: z.nullable(wire.id) }),
    status: 201,
    inLine: true,
  }),
  substitute: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/substitution/',
    summary: 'Give a registration’s place, price and payment to somebody else, before the event begins',
    params: inClientWithId,
    body: z.object({ user: wire.id }),
    response: Registration,
  }),
  transfer: endpoint({
    stale: ['guests', 'events'],
    method: 'POST',
    path: '/clients/:client/guests/:id/transfer/',
    summary: 'Hand one’s own place over to somebody else, named with their address; the former code opens no door any more',
    access: 'link',
    params: inClientWithId,
    body: z.object({ mail: email, first_name: requiredText(100), last_name: requiredText(100) }),
    response: Registration,
    perMinute: 10,
  }),
}
