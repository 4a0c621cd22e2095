import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { LedgerHeads } from '../../../platform/database-types.ts'
import { canonical } from '../../../platform/http/idempotency.ts'

/** What concerns money and may never be rewritten (INV-52). */
export type LedgerKind = 'bill' | 'credit' | 'payment' | 'refund' | 'reversal' | 'closing'

/** `SHA256(previous ‖ canonical(record))`: anybody can recompute it. */
export const linkOf = (previous: string, record: unknown): string =>
  createHash('sha256').update(previous).update(canonical(record)).digest('hex')

/** The keyed proof of a link: rewriting the chain without the product's key shows. */
export function sealOf(secretKey: string, hash: string): string {
  const key = hkdfSync('sha256', secretKey, '', 'ledger', 32)
  return createHmac('sha256', Buffer.from(key)).update(hash).digest('hex')
}

type LedgerHead = Pick<Selectable<LedgerHeads>, 'entity_id' | 'last_rank' | 'last_hash'>

/** The end of the issuer's chain, locked until the transaction ends, so that two entries never bear the same rank. */
export async function lockLedger({ db }: Pick<Context, 'db'>, entity_id: number): Promise<LedgerHead> {
  const locked = () => db.selectFrom('ledger_heads').selectAll().where('entity_id', '=', entity_id).forUpdate().executeTakeFirst()
  const head = await locked()
  if (head) return head
  await db
    .insertInto('ledger_heads')
    .values({ entity_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return found(await locked())
}

/** Writes an entry after the locked end of a chain, which the database moves to it; answers where it stands. */
export async function writeEntry(
  { db, services, now }: Context,
  { entity_id, last_rank, last_hash }: LedgerHead,
  kind: LedgerKind,
  content: object,
): Promise<{ rank: number; hash: string }> {
  const rank = last_rank + 1
  const record = { rank, kind, at: now.toISOString(), ...content }
  const hash = linkOf(last_hash, record)
  const seal = sealOf(services.config.secretKey, hash)
  await db
    .insertInto('ledger_entries')
    .values({ entity_id, rank, kind, record: JSON.stringify(record), previous_hash: last_hash, hash, seal, at: now })
    .execute()
  return { rank, hash }
}

/** Adds an entry to the issuer's chain. */
export async function appendToLedger(context: Context, entity_id: number, kind: LedgerKind, content: object): Promise<void> {
  await writeEntry(context, await lockLedger(context, entity_id), kind, content)
}
