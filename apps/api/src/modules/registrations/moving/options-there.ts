import type { EventOption } from '@kxo/domain/products/option-contract'
import { isOptionFor, isOptionOpen, leftOf, optionAmount, optionProblem } from '@kxo/domain/products/rules'
import type { Carried } from '@kxo/domain/registrations/moving/move-contract'
import type { Context } from '../../../platform/context.ts'
import { optionsOf, type RegisteredOption, registeredOptions } from '../../products/index.ts'
import type { RegistrationRow } from '../queries.ts'
import type { RegistrationContext } from '../registering/registration-context.ts'
import { isNamedAlike } from './named-alike.ts'

type Twin = { former: RegisteredOption; option: EventOption | undefined; outcome: Carried['outcome'] }
export type OptionsThere = {
  /** At the price they have there today. */
  chosen: RegisteredOption[]
  carried: Carried[]
}

/** Which options follow somebody to another date: those of the same product, or name, sold there to them, as many being left. */
export async function optionsThere(context: Context, row: RegistrationRow, { event, person }: RegistrationContext): Promise<OptionsThere> {
  const { db, now } = context
  const registered = await registeredOptions(db, row.id)
  if (registered.length === 0) return { chosen: [], carried: [] }
  const here = await optionsOf(db, row.event_id)
  const there = await optionsOf(db, event.id)
  const productOf = ({ option_id }: RegisteredOption): number | null => here.find((one) => one.id === option_id)?.product ?? null
  const takes = takingFrom(there, registered, productOf)
  const found = pairs(registered, there, productOf)
  const twins = registered.map((former): Twin => {
    const option = found.get(former.option_id)
    return { former, option, outcome: option ? outcomeOf(option) : 'absent' }
    function outcomeOf(one: EventOption): Carried['outcome'] {
      const isAnswered = one.answers.length === 0 || one.answers.includes(former.answer)
      const isForThem = isOptionOpen(one, now) && isOptionFor(one, person) && former.quantity <= one.max_per_person && isAnswered
      return isForThem ? (takes(one, former.quantity) ? 'follows' : 'full') : 'closed'
    }
  })
  // What requires or excludes another there falls with it, one after the other.
  for (;;) {
    const choices = following(twins).map(({ former, option }) => ({ option: option.id, quantity: former.quantity, answer: former.answer }))
    const problem = optionProblem(there, choices, { person, former: [], now })
    const fallen = problem && twins.findLast(({ option, outcome }) => outcome === 'follows' && option?.id === problem.option)
    if (!fallen) break
    fallen.outcome = 'closed'
  }
  return {
    chosen: following(twins).map(({ former, option }) => ({
      option_id: option.id,
      name: option.name,
      quantity: former.quantity,
      answer: former.answer,
      amount_ht: optionAmount(option, person),
      vat_rate: option.vat_rate,
      vat_reason: option.vat_reason,
      accounting_code: option.accounting_code,
    })),
    carried: twins.map(({ former, outcome }) => ({ kind: 'option', name: former.name, quantity: former.quantity, outcome })),
  }
}

type ProductOf = (former: RegisteredOption) => number | null

/** The option there of each one here, each serving once: the same product under the same name, else the same product, else the same name. */
function pairs(
  formers: readonly RegisteredOption[],
  there: readonly EventOption[],
  productOf: ProductOf,
): ReadonlyMap<number, EventOption> {
  const isSameProduct = (former: RegisteredOption, one: EventOption) => one.product !== null && one.product === productOf(former)
  const isSameName = (former: RegisteredOption, one: EventOption) => isNamedAlike(one.name, former.name)
  const found = new Map<number, EventOption>()
  for (const isTwin of [(...of: Parameters<typeof isSameName>) => isSameProduct(...of) && isSameName(...of), isSameProduct, isSameName])
    for (const former of formers.filter(({ option_id }) => !found.has(option_id))) {
      const free = there.find((one) => isTwin(former, one) && ![...found.values()].includes(one))
      if (free) found.set(former.option_id, free)
    }
  return found
}

/** Takes from what is left there, once the products of everything here were given back; false when too few are. */
function takingFrom(there: readonly EventOption[], formers: readonly RegisteredOption[], productOf: ProductOf) {
  const own = new Map(there.map((option) => [option.id, leftOf(option).own]))
  const shared = new Map(there.map((option) => [option.product, leftOf(option).shared]))
  for (const former of formers) {
    const product = productOf(former)
    if (product !== null) shared.set(product, (shared.get(product) ?? 0) + former.quantity)
  }
  return ({ id, product }: EventOption, quantity: number): boolean => {
    const [ofOption, ofProduct] = [own.get(id) ?? 0, product === null ? Number.POSITIVE_INFINITY : (shared.get(product) ?? 0)]
    if (Math.min(ofOption, ofProduct) < quantity) return false
    own.set(id, ofOption - quantity)
    if (product !== null) shared.set(product, ofProduct - quantity)
    return true
  }
}

const following = (twins: readonly Twin[]): { former: RegisteredOption; option: EventOption }[] =>
  twins.flatMap(({ former, option, outcome }) => (option && outcome === 'follows' ? [{ former, option }] : []))

/** Writes what follows at the registration there, once the one here gave its own back; what an expired one there had is over. */
export async function bringOptions({ db, now }: Context, registration_id: number, chosen: readonly RegisteredOption[]): Promise<void> {
  await db.deleteFrom('option_choices').where('registration_id', '=', registration_id).execute()
  for (const { name: _, ...option } of chosen.toSorted((a, b) => a.option_id - b.option_id))
    await db
      .insertInto('option_choices')
      .values({ ...option, registration_id, created_at: now })
      .execute()
}
