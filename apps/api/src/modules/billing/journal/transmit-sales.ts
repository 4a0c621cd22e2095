import { type HandedEntry, handedOf } from '@kxo/domain/billing/journal/differences'
import { fecName } from '@kxo/domain/billing/journal/fec'
import type { journalContract } from '@kxo/domain/billing/journal/journal-contract'
import { sumOf } from '@kxo/domain/kernel/totals'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { allowJournal } from './allow-journal.ts'
import { journalEntity } from './journal-entity.ts'
import { selectTransmissions } from './last-transmission.ts'
import { checkSales } from './review-sales.ts'

const rowsAtOnce = 500

/** Remembers the entries of a period as they stand: they are those the accountant was handed. */
export const transmitSales: Verb<typeof journalContract.transmitSales> = async (context, { body }) => {
  allowJournal(context)
  const { db, now } = context
  const entity = await journalEntity(db, body.entity)
  const handed = { from: body.from, to: body.to, entity_id: entity.id, payments: body.payments }
  const entries: HandedEntry[] = []
  const checks = await checkSales(db, entity, handed, ({ entry }) => entries.push(handedOf(entry)))
  const file_name = fecName({ siren: entity.siren, from: body.from, to: body.to, isToCheck: checks.length > 0 })
  const { id } = await db
    .insertInto('sales_transmissions')
    .values({
      entity_id: entity.id,
      first_day: body.from,
      last_day: body.to,
      has_payments: body.payments,
      file_name,
      sent_at: now,
      sent_by: context.actor.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let first = 0; first < entries.length; first += rowsAtOnce)
    await db
      .insertInto('sales_transmission_entries')
      .values(
        entries.slice(first, first + rowsAtOnce).map(({ lines, ...entry }) => ({
          ...entry,
          transmission_id: id,
          amount: sumOf(lines, ({ debit }) => debit),
          lines: JSON.stringify(lines),
        })),
      )
      .execute()
  await trace(context, { action: 'transmit_journal', info: file_name, subject_id: entity.id, change: { entries: entries.length } })
  return await selectTransmissions(db).where('sales_transmissions.id', '=', id).executeTakeFirstOrThrow()
}
