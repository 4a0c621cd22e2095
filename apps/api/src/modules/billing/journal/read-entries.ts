import {
  type AccountingEntry,
  entryOfPayment,
  entryOfSale,
  type PostedPayment,
  type PostedSale,
} from '@kxo/domain/billing/journal/accounting-entries'
import type { Accounts } from '@kxo/domain/billing/journal/accounts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { type Handed, nextPayments, nextSales } from './next-sales.ts'

/** How each batch reads: in the caller's transaction, or in one of its own while a file leaves. */
export type ReadBatch = <T>(work: (db: Queries) => Promise<T>) => Promise<T>
export type ReadEntry = { entry: AccountingEntry; sale: PostedSale | null }

async function* inBatches<T>(next: (after: T | undefined) => Promise<T[]>): AsyncGenerator<T> {
  for (let after: T | undefined; ; ) {
    const batch = await next(after)
    yield* batch
    after = batch.at(-1)
    if (after === undefined) return
  }
}

/** The entries of a period, batch after batch: sales in the order of their numbers, then money by its days (FEC-01). */
export async function* readEntries(read: ReadBatch, handed: Handed, accounts: Accounts): AsyncGenerator<ReadEntry> {
  for await (const sale of inBatches<PostedSale>((after) => read((db) => nextSales(db, handed, after))))
    yield { entry: entryOfSale(sale, accounts), sale }
  if (!handed.payments) return
  for await (const payment of inBatches<PostedPayment>((after) => read((db) => nextPayments(db, handed, after))))
    yield { entry: entryOfPayment(payment, accounts), sale: null }
}
