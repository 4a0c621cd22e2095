import { accountsOf } from '@kxo/domain/billing/journal/accounts'
import { fecHeader, fecLines, fecName } from '@kxo/domain/billing/journal/fec'
import type { journalContract } from '@kxo/domain/billing/journal/journal-contract'
import { withTenant } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { allowJournal } from './allow-journal.ts'
import { chosenAccounts, journalEntity } from './journal-entity.ts'
import { type ReadBatch, readEntries } from './read-entries.ts'
import { checkSales } from './review-sales.ts'

/** The sales journal in the layout of a FEC (FEC-01 to FEC-04), as it is read; its name says when a check does not hold. */
export const salesEntries: Verb<typeof journalContract.salesEntries> = async (context, { query }) => {
  allowJournal(context)
  const { db, services, tenant } = context
  const entity = await journalEntity(db, query.entity)
  const handed = { from: query.from, to: query.to, entity_id: entity.id, payments: query.payments }
  const checks = await checkSales(db, entity, handed)
  const name = fecName({ siren: entity.siren, from: query.from, to: query.to, isToCheck: checks.length > 0 })
  await trace(context, { action: 'export_journal', info: name, subject_id: entity.id, change: { payments: query.payments } })
  const read: ReadBatch = (work) => withTenant(services.database, tenant.id, (transaction) => work(transaction.db), { readOnly: true })
  async function* lines(): AsyncGenerator<string> {
    yield fecHeader
    let rank = 0
    for await (const { entry } of readEntries(read, handed, accountsOf(chosenAccounts(entity))))
      if (entry.lines.length > 0) yield fecLines(entry, ++rank)
  }
  return { content_type: 'text/plain; charset=utf-8', name, body: lines() }
}
