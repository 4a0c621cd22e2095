import { team } from '@kxo/domain/contacts/paths'
import { refuse } from '@kxo/domain/kernel/errors'
import type { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { checkOrderReference } from '../../billing/index.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { placesLeft } from '../deciding/places-left.ts'
import { presentRegistration } from '../present.ts'
import type { RegistrationRow } from '../queries.ts'
import { writeGroupBill } from './group-bill.ts'
import { type GroupMember, groupOf, nameOf, needsPlace } from './group-of.ts'
import { startTogether } from './start-together.ts'

/**
 * Registers people together in one transaction, in the order given: all of them, or as many as there are places when at least so many were asked for.
 * @throws 409 when fewer places are left, naming how many; whatever refuses one of them refuses them all
 */
export const registerGroup: Verb<typeof collectiveContract.register> = async (context, { params, body }) => {
  const event_id = params.id
  const free = await placesLeft(context, event_id)
  const members = await groupOf(context, event_id, body.users)
  const wanting = members.filter(needsPlace)
  const known = members.filter((member) => !needsPlace(member))
  const at_least = Math.min(body.at_least ?? wanting.length, wanting.length)
  if (free < at_least) refuse(registrationErrors.notEnoughPlaces, { n: Math.max(0, free), wanted: wanting.length })
  const taking = wanting.slice(0, Math.min(free, wanting.length))
  const company_id = companyOf(taking)
  if (body.billing === 'one' && company_id === undefined) refuse(registrationErrors.differentCompanies)
  const payer = body.billing === 'one' && company_id ? 'group' : 'company'
  const users = taking.map(({ user }) => user)
  const rows = await startTogether(context, { event_id, users, answers: body.answers, payer, purchase_order: body.purchase_order })
  await checkOrders(context, rows, body.purchase_order)
  const bill = payer === 'group' ? await writeGroupBill(context, rows, { purchase_order: body.purchase_order ?? null }) : null
  await summarise(context, rows)
  const { say } = context.language
  return {
    registrations: rows.map(presentRegistration),
    left: [
      ...known.map((member) => ({ user: member.user, name: nameOf(member), reason: say(w.alreadyRegistered) })),
      ...wanting.slice(taking.length).map((member) => ({ user: member.user, name: nameOf(member), reason: say(w.noPlace) })),
    ],
    bill: bill?.id ?? null,
  }
}

/** Their companies are given the number they want on what is to be paid; the team may complete a draft later. */
async function checkOrders(context: Context, rows: readonly RegistrationRow[], purchase_order: string | null | undefined): Promise<void> {
  if (may.follow(context.actor)) return
  const due = rows.filter(({ status }) => registrationStatus.keyOf(status) === 'toPay')
  for (const company of new Set(due.map(({ company_id }) => company_id))) await checkOrderReference(context, company, purchase_order)
}

/** The company of all of them; null when they have none, undefined when they differ. */
function companyOf(members: readonly GroupMember[]): number | null | undefined {
  const companies = new Set(members.map(({ company_id }) => company_id))
  return companies.size > 1 ? undefined : ([...companies][0] ?? null)
}

/** One letter tells who registered them where each stands. */
async function summarise(context: Context, rows: readonly RegistrationRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const to = recipientOf(found(await findUser(context.db, found(context.actor.user_id))))
  await context.services.enqueueMail(context, {
    moment: 'collective_registration',
    to,
    occurrence: `${first.id} v${first.version}`,
    values: {
      title: first.event_title,
      count: rows.length,
      people: rows
        .map((row) => `${nameOf(row)}\u00A0: ${context.language.say(registrationStatus.labelOf(registrationStatus.keyOf(row.status)))}`)
        .join('\n'),
    },
    event_id: first.event_id,
    path: team(),
  })
}
