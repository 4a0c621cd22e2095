import type { EventOption } from '@kxo/domain/products/option-contract'
import { isOptionFor, isOptionOpen, optionAmount, optionProblem } from '@kxo/domain/products/rules'
import type { Carried } from '@kxo/domain/registrations/moving/move-contract'
import type { Context } from '../../../platform/context.ts'
import { optionsLeft, optionsOf, type RegisteredOption, registeredOptions } from '../../products/index.ts'
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
  const productOf = (id: number): number | null => here.find((one) => one.id === id)?.product ?? null
  const left = await optionsLeft(db, event.id, new Map(registered.map(({ option_id, quantity }) => [productOf(option_id) ?? 0, quantity])))
  const twins = registered.map((former): Twin => {
    const product = productOf(former.option_id)
    const option =
      there.find((one) => one.product === product && isNamedAlike(one.name, former.name)) ??
      there.find((one) => product !== null && one.product === product) ??
      there.find((one) => isNamedAlike(one.name, former.name))
    return { former, option, outcome: option ? outcomeOf(option) : 'absent' }
    function outcomeOf(one: EventOption): Carried['outcome'] {
      const isAnswered = one.answers.length === 0 || one.answers.includes(former.answer)
      const isForThem = isOptionOpen(one, now) && isOptionFor(one, person) && former.quantity <= one.max_per_person && isAnswered
      return isForThem ? ((left.get(one.id) ?? former.quantity) < former.quantity ? 'full' : 'follows') : 'closed'
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
