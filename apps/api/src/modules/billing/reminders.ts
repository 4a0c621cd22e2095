import { paymentTermWords } from '@kxo/domain/billing/bill-legal'
import { billCategory } from '@kxo/domain/billing/category'
import { bill as billAddress, invoicing } from '@kxo/domain/billing/paths'
import { momentOfLevel, type ReminderLevel, reminderLevels } from '@kxo/domain/billing/reminding/reminders'
import { billStatus } from '@kxo/domain/billing/status'
import { formatDate } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import { formatMoney } from '@kxo/domain/kernel/money'
import { moments } from '@kxo/domain/mailing/moments'
import type { Anchor, Moment } from '@kxo/domain/mailing/moments/moment'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { Recipient } from '../../platform/mail.ts'
import { findUser, recipientOf } from '../identity/index.ts'
import type { Candidate, Range, Reminder } from '../mailing/index.ts'
import { trace } from '../traces/index.ts'
import { recipientOfBill } from './drafts/buyer-of.ts'
import { payableByLink } from './issuing/send-bill.ts'
import { type BillRecord, findBill } from './queries.ts'

/** Whoever receives a bill that is due and not wholly paid. */
const candidates = (_: Anchor, { from, to }: Range) => sql<Candidate>`
  select b.tenant_id, b.id as subject_id, null::bigint as detail_id, case when b.morph = 'Event' then b.morph_id end as event_id,
      case when c.id is null or u.company_id = c.id then coalesce(b.user_id, c.referent_id) else c.referent_id end as user_id,
      b.due_date::timestamp at time zone zone_of(t.params) as anchor_at, b.created_at as since, zone_of(t.params) as zone
    from bills b join tenants t on t.id = b.tenant_id left join companies c on c.tenant_id = b.tenant_id and c.id = b.company_id
      left join users u on u.tenant_id = b.tenant_id and u.id = b.user_id
    where b.category = ${sql.lit(billCategory.codeOf('invoice'))} and b.to_be_paid > 0 and b.status in (${sql.join(billStatus.codesOf('toPay', 'issued'))})
      and b.due_date between ${from}::date and ${to}::date`

/** Penalties and the flat fee are due between professionals alone. */
export const penaltiesOf = ({ company_id }: Pick<BillRecord, 'company_id'>, say: Language['say']): string =>
  company_id === null ? '' : `${say(paymentTermWords.late_penalty)}. ${say(paymentTermWords.recovery_fee)}.`

/** One of the three letters, as it leaves for a bill. */
export type Letter = { bill: BillRecord; to: Recipient; level: ReminderLevel; occurrence: string }

/** A letter left, by itself or by hand: the bill says how many did, the last of the three, and when. */
async function countReminder(context: Context, { id, number }: BillRecord, level: ReminderLevel): Promise<void> {
  await sql`update bills set reminder_count = reminder_count + 1, reminder_level = greatest(reminder_level, ${level}), reminded_at = ${context.now}
    where id = ${id}`.execute(context.db)
  await trace(context, { action: 'remind_bill', info: number ?? '', subject_id: id, change: { level } })
}

/** Writes a letter to who receives it, and a copy to the person responsible where its moment has one; answers whether it left. */
export async function writeLetter(context: Context, { bill, to: payer, level, occurrence }: Letter): Promise<boolean> {
  const { number, due_date } = bill
  if (number === null || due_date === null) return false
  const moment = momentOfLevel(level)
  const event_id = bill.morph === 'Event' ? bill.morph_id : null
  const letterFor = (to: Recipient) => {
    const { locale, say } = languageOf(to.language, context.tenant)
    const penalties = penaltiesOf(bill, say)
    const due = formatDate(due_date, locale, { style: 'long' })
    const rest = formatMoney(bill.to_be_paid, locale)
    const values = { number, rest, due, penalties, rank: level, person: bill.recipient_label }
    return { moment, to, occurrence, event_id, bill_id: bill.id, values }
  }
  const request = { ...letterFor(payer), path: billAddress(number), ...payableByLink(bill) }
  const hasLeft = (await context.services.enqueueMail(context, request)) !== null
  if (hasLeft) await countReminder(context, bill, level)
  const { to: audience }: Moment = moments[moment]
  if (!audience.includes('responsible') || event_id === null) return hasLeft
  const event = await context.db.selectFrom('events').select('responsible_id').where('id', '=', event_id).executeTakeFirst()
  const responsible = event?.responsible_id ? await findUser(context.db, event.responsible_id) : undefined
  if (responsible && responsible.id !== payer.user_id)
    await context.services.enqueueMail(context, { ...letterFor(recipientOf(responsible)), path: invoicing(), is_copy: true })
  return hasLeft
}

export const billingReminders: readonly Reminder[] = reminderLevels.map((level) => ({
  moment: momentOfLevel(level),
  candidates,
  write: async (context, { subject_id, occurrence }) => {
    const bill = await findBill(context.db, subject_id)
    const to = bill && (await recipientOfBill(context.db, bill))
    if (to) await writeLetter(context, { bill, to, level, occurrence })
  },
}))
