import { registrationEnding } from '@kxo/domain/registrations/ending'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../../platform/context.ts'
import { draftBillFor } from '../../billing/index.ts'
import { pricesOf, withOneSold } from '../../pricing/index.ts'
import { changeStatuses } from '../deciding/change-status.ts'
import type { RegistrationRow } from '../queries.ts'
import { follow, type Payer, stepOf } from '../registering/advance.ts'
import { keepAnswers } from '../registering/answer.ts'
import { holdEnd } from '../registering/hold-end.ts'
import { insertRegistrations, type Newcomer, rowOf } from '../registering/insert-registration.ts'
import { findRegistrationContexts, type RegistrationContext } from '../registering/registration-context.ts'
import { checkStart, isCertainAtOnce, startRegistration } from '../registering/start.ts'
import { type Letter, tellLater } from './tell-group.ts'

export type Together = {
  event_id: number
  users: readonly number[]
  answers?: Record<string, string> | undefined
  payer: Payer
  purchase_order?: string | null | undefined
}

/**
 * Starts registrations of several people for one event, whose counter the caller holds: each as alone, by the same rules, but written together.
 * Those who have one already, invited or given up in time, take their own way. Answers them in the order given.
 */
export async function startTogether(context: Context, together: Together): Promise<RegistrationRow[]> {
  const { event_id, users } = together
  const openings = await findRegistrationContexts(context.db, event_id, users)
  const newcomers: Newcomer[] = []
  for (const user_id of users) {
    const opening = found(openings.get(user_id))
    if (!isNew(opening)) continue
    const isForOther = user_id !== context.actor.user_id
    await checkStart(context, opening, { user_id, isForOther, isDelegated: isForOther && !may.follow(context.actor) })
    const is_company_paid = together.payer !== 'self' && opening.person.company_id !== null
    newcomers.push({ user_id, opening, until: isForOther ? null : holdEnd(context, opening.event), is_company_paid })
  }
  const begun = new Map((await begin(context, together, newcomers)).map((row) => [row.user_id, row]))
  const rows: RegistrationRow[] = []
  for (const user_id of users) rows.push(begun.get(user_id) ?? (await startAlone(context, together, user_id)))
  return rows
}

const isNew = ({ own }: RegistrationContext): boolean =>
  own === null || (registrationStatus.keyOf(own.status) === 'cancelled' && own.ending !== registrationEnding.codeOf('expired'))

const startAlone = (context: Context, { users: _, ...together }: Together, user_id: number): Promise<RegistrationRow> =>
  startRegistration(context, {
    ...together,
    user_id,
    submit: true,
    isDelegated: user_id !== context.actor.user_id && !may.follow(context.actor),
  })

async function begin(context: Context, together: Together, newcomers: readonly Newcomer[]): Promise<RegistrationRow[]> {
  const [first] = newcomers
  if (!first) return []
  const isConfirmed = together.answers === undefined && isCertainAtOnce(context, first.opening)
  const taken = new Map((await insertRegistrations(context, newcomers, isConfirmed)).map((row) => [row.user_id, row]))
  // One who began elsewhere at the same moment keeps that registration, on their own way.
  const rows = newcomers.flatMap(({ user_id, opening }) => {
    const own = taken.get(user_id)
    return own ? [rowOf(opening, own)] : []
  })
  const letters: Letter[] = rows
    .filter(({ user_id }) => user_id !== context.actor.user_id)
    .map(({ id, version }) => ({ registration_id: id, version, moment: 'create_guest' }))
  if (isConfirmed) {
    await tellLater(context, letters, rows)
    return rows
  }
  const { answers } = together
  if (answers) for (const row of rows) await keepAnswers(context, row, answers)
  return goOn(context, together, rows, letters)
}

/** Moves those who begin to where they should stand, those who go to the same status at the same price together. */
async function goOn(context: Context, { payer, purchase_order }: Together, rows: readonly RegistrationRow[], letters: Letter[]) {
  let prices = await pricesOf(context.db, rows[0]!.event_id)
  const steps = []
  for (const row of rows) {
    // Who begins holds no option yet.
    const step = await stepOf(context, row, { prices, options: 0 })
    prices = withOneSold(prices, step.price?.price_id)
    steps.push({ row, ...step })
  }
  const alike = Map.groupBy(
    steps,
    ({ row, next, price }) => `${next} ${price?.price_id} ${row.hold_expires_at !== null && payerOf(row, payer)}`,
  )
  const moved = new Map<number, RegistrationRow>()
  for (const group of alike.values()) {
    const { next, price, row } = group[0]!
    if (!next) continue
    const isCountedDown = next === 'toPay' && row.hold_expires_at !== null && payerOf(row, payer) === 'self'
    const patch = { ...(isCountedDown && { hold_expires_at: holdEnd(context, row) }), ...(price && { price_id: price.price_id }) }
    const members = group.map((step) => step.row)
    for (const one of await changeStatuses(context, members, next, null, patch)) moved.set(one.id, one)
  }
  const certain: RegistrationRow[] = []
  for (const { row, next, price } of steps) {
    const here = moved.get(row.id)
    if (!here || !next) continue
    const by = payerOf(row, payer)
    if (price && next === 'toPay' && by !== 'group') await draftBillFor(context, { registration: here, price, payer: by, purchase_order })
    if (next === 'registered') certain.push(here)
    else if (next === 'toComplete') letters.push({ registration_id: here.id, version: here.version, moment: 'complete_guest' })
    else await follow[next](context, here, next === 'toPay' && by !== 'self' && row.user_id !== context.actor.user_id)
  }
  await tellLater(context, letters, certain)
  return rows.map((row) => moved.get(row.id) ?? row)
}

/** Who has no company pays alone. */
const payerOf = ({ company_id }: RegistrationRow, payer: Payer): Payer => (company_id === null ? 'self' : payer)
