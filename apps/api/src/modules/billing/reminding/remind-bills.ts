import { may } from '@kxo/domain/billing/permissions'
import { momentOfLevel } from '@kxo/domain/billing/reminding/reminders'
import type { remindingContract } from '@kxo/domain/billing/reminding/reminding-contract'
import { remindingWords as w } from '@kxo/domain/billing/reminding/reminding-words'
import { billWords } from '@kxo/domain/billing/words'
import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { moments } from '@kxo/domain/mailing/moments'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { type BillRecord, lockBills } from '../queries.ts'
import { type Letter, writeLetter } from '../reminders.ts'
import { whyNot } from './remind-bill.ts'
import { remindingsOf } from './reminding-facts.ts'

type Contract = typeof remindingContract

const nameOf = ({ language }: Context, { number, recipient_label }: BillRecord): string =>
  [number ?? language.say(billWords.draftTitle), recipient_label].filter(Boolean).join(', ')

/** Which bills a letter leaves for, and why not for the others: one rule for the preview and for the act. */
async function sorted(context: Context, bills: readonly BillRecord[]): Promise<{ ready: Letter[]; left: LeftRecord[] }> {
  const ready: Letter[] = []
  const left: LeftRecord[] = []
  for (const reminding of await remindingsOf(context, bills))
    if (reminding.level === undefined) left.push({ name: nameOf(context, reminding.bill), reason: whyNot(context, reminding) })
    else ready.push(reminding)
  return { ready, left }
}

export const previewReminders: Verb<Contract['previewReminders']> = async (context, { body }) => {
  const { db, actor, tenant, language } = context
  authorize(may.invoice(actor))
  const bills = await db.selectFrom('bills').selectAll().where(sql<boolean>`id = any(${body.ids}::bigint[])`).orderBy('id').execute()
  if (bills.length !== new Set(body.ids).size) found(undefined)
  const { ready, left } = await sorted(context, bills)
  return {
    ...bulkOutcome(ready.length, left),
    first: ready.slice(0, recordsNamed).map(({ bill, to, level }) => ({
      id: bill.id,
      name: nameOf(context, bill),
      before: bill.reminded_at
        ? language.say(w.remindedTimes, { n: bill.reminder_count, day: dayInZone(bill.reminded_at, tenant.time_zone) })
        : language.say(w.never),
      after: language.say(w.leaves, { letter: moments[momentOfLevel(level)].label, recipient: to.mail }),
    })),
  }
}

/** Each letter in the transaction that counts it; what its own template holds back is told with the others. */
export const remindBills: Verb<Contract['remindBills']> = async (context, { body }) => {
  authorize(may.invoice(context.actor))
  const bills = await lockBills(context.db, body.ids)
  if (bills.length !== new Set(body.ids).size) found(undefined)
  const { ready, left } = await sorted(context, bills)
  let sent = 0
  for (const letter of ready) {
    if (await writeLetter(context, letter)) sent++
    else left.push({ name: nameOf(context, letter.bill), reason: context.language.say(w.notWritten) })
  }
  return bulkOutcome(sent, left)
}
