import { refuse } from '@kxo/domain/kernel/errors'
import { priceTotals } from '@kxo/domain/pricing/rules'
import { productErrors } from '@kxo/domain/products/errors'
import { type Choice, isOptionFor, isOptionOpen, limitOf, optionAmount, optionProblem } from '@kxo/domain/products/rules'
import type { OfferedOption, registrationOptionsContract } from '@kxo/domain/registrations/options/option-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { optionsOf, registeredOptions } from '../../products/index.ts'
import { trace } from '../../traces/index.ts'
import { findRegistration, lockRegistration, type RegistrationRow } from '../queries.ts'

/** Until something is to be paid or decided, options come and go. */
const changing: readonly RegistrationStatus[] = ['pending', 'invited', 'toComplete']

async function choicesOf({ db, now }: Context, row: RegistrationRow) {
  const current = await registeredOptions(db, row.id)
  const chosenOption = (id: number) => current.find(({ option_id }) => option_id === id)
  const offered = (await optionsOf(db, row.event_id))
    .filter((option) => chosenOption(option.id) || (isOptionFor(option, row) && isOptionOpen(option, now)))
    .map((option): OfferedOption => {
      const amount_ht = optionAmount(option, row)
      const { left } = limitOf(option)
      return {
        id: option.id,
        name: option.name,
        description: option.description,
        amount_ht,
        amount_ttc: priceTotals({ ...option, amount_ht }).amount_ttc,
        vat_rate: option.vat_rate,
        vat_reason: option.vat_reason,
        max_per_person: option.max_per_person,
        choice_group: option.choice_group,
        requires: option.requires,
        excludes: option.excludes,
        question: option.question,
        answers: option.answers,
        left: left === null ? null : left + (chosenOption(option.id)?.quantity ?? 0),
        is_open: isOptionOpen(option, now),
      }
    })
  return { offered, chosen: current.map(({ option_id: option, quantity, answer }) => ({ option, quantity, answer })) }
}

export const readOptions: Verb<typeof registrationOptionsContract.readOptions> = async (context, { params }) => {
  const row = found(await findRegistration(context.db, params.id))
  authorize(may.read(context.actor, row))
  return choicesOf(context, row)
}

/** One's own choice, or for somebody else. @throws 409 when one is sold out or closed, 422 when their rules are broken */
export const chooseOptions: Verb<typeof registrationOptionsContract.chooseOptions> = async (context, { params, body }) => {
  const row = found(await lockRegistration(context.db, params.id))
  authorize(may.answer(context.actor, row))
  if (!changing.includes(registrationStatus.keyOf(row.status))) refuse(productErrors.optionsSettled)
  await holdOptions(context, row, body.chosen)
  return choicesOf(context, row)
}

/** Writes what a locked registration holds, each option at its price of today; counters are taken lowest number first. */
async function holdOptions(context: Context, row: RegistrationRow, chosen: readonly Choice[]): Promise<void> {
  const { db, now, language } = context
  const options = await optionsOf(db, row.event_id)
  const former = await registeredOptions(db, row.id)
  const problem = optionProblem(options, chosen, { person: row, former: former.map(({ option_id }) => option_id), now })
  if (problem)
    refuse(problem.kind, problem.values, [{ field: `options.${problem.option}`, message: language.say(problem.kind, problem.values) }])
  const ids = [...new Set([...chosen.map(({ option }) => option), ...former.map(({ option_id }) => option_id)])]
  if (ids.length === 0) return
  await db.selectFrom('event_options').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  await db.deleteFrom('option_choices').where('registration_id', '=', row.id).execute()
  for (const { option: id, quantity, answer } of chosen.toSorted((a, b) => a.option - b.option)) {
    const option = found(options.find((one) => one.id === id))
    await db
      .insertInto('option_choices')
      .values({
        registration_id: row.id,
        option_id: id,
        quantity,
        answer: answer.trim(),
        amount_ht: optionAmount(option, row),
        vat_rate: option.vat_rate,
        vat_reason: option.vat_reason,
        accounting_code: option.accounting_code,
        created_at: now,
      })
      .execute()
  }
  const named = (options: readonly { option: number; quantity: number }[]) => options.map(({ option, quantity }) => ({ option, quantity }))
  await trace(context, {
    action: 'choose_options',
    event_id: row.event_id,
    subject_id: row.id,
    change: { before: named(former.map(({ option_id: option, quantity }) => ({ option, quantity }))), after: named(chosen) },
  })
}

/** Hands the options of a registration given up over to the one that takes its place, at the price they had. */
export async function moveOptions({ db }: Context, from: number, to: number): Promise<void> {
  const rows = await db.selectFrom('option_choices').selectAll().where('registration_id', '=', from).orderBy('option_id').execute()
  if (rows.length === 0) return
  await db.deleteFrom('option_choices').where('registration_id', '=', from).execute()
  for (const { tenant_id: _, ...row } of rows)
    await db
      .insertInto('option_choices')
      .values({ ...row, registration_id: to })
      .execute()
}
