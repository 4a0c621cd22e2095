import { billingErrors } from '@kxo/domain/billing/errors'
import { may } from '@kxo/domain/billing/permissions'
import type { remindingContract } from '@kxo/domain/billing/reminding/reminding-contract'
import { refusalSentence, remindingWords } from '@kxo/domain/billing/reminding/reminding-words'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { drawDry } from '../../mailing/index.ts'
import { presentDetail } from '../present.ts'
import { type BillRecord, findBill, lockBill } from '../queries.ts'
import { writeLetter } from '../reminders.ts'
import { type Reminding, remindingsOf } from './reminding-facts.ts'

type Contract = typeof remindingContract

const remindingFor = async (context: Context, bill: BillRecord): Promise<Reminding> => found((await remindingsOf(context, [bill]))[0])

/** Why a bill is not reminded of, as its reader says it. */
export const whyNot = ({ language: { say } }: Context, { refusal, from }: Extract<Reminding, { refusal: string }>): string =>
  say(refusalSentence(refusal, from), from === undefined ? {} : { from })

export const previewReminder: Verb<Contract['previewReminder']> = async (context, { params }) => {
  authorize(may.invoice(context.actor))
  const bill = found(await findBill(context.db, params.id))
  const reminding = await remindingFor(context, bill)
  if (reminding.level === undefined) return { level: null, refusal: whyNot(context, reminding), mail: null }
  const mail = await drawDry(context, async (dry) => {
    await writeLetter(dry, reminding)
  })
  return mail
    ? { level: reminding.level, refusal: null, mail }
    : { level: null, refusal: context.language.say(remindingWords.notWritten), mail: null }
}

/** Sends the letter that was previewed, in the transaction that counts it. @throws 409 where it may not leave, or another one would by now */
export const remindBill: Verb<Contract['remindBill']> = async (context, { params, body }) => {
  authorize(may.invoice(context.actor))
  const bill = found(await lockBill(context.db, params.id))
  const reminding = await remindingFor(context, bill)
  if (reminding.level === undefined) return refuse(billingErrors.notReminded, { why: whyNot(context, reminding) })
  if (reminding.level !== body.level) refuse(billingErrors.otherReminder)
  if (!(await writeLetter(context, reminding))) refuse(billingErrors.notReminded, { why: remindingWords.notWritten })
  return presentDetail(context, bill)
}
