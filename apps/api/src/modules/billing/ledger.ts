import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { canonical } from '../../platform/idempotency.ts'

/** What concerns money and may never be rewritten (INV-52). */
export type LedgerKind = 'bill' | 'credit' | 'payment' | 'refund' | 'reversal'

/** `SHA256(previous ‖ canonical(record))`: anybody can recompute it. */
export const linkOf = (previous: string, record: unknown): string =>
  createHash('sha256').update(previous).update(canonical(record)).digest('hex')

/** The keyed proof of a link: rewriting the chain without the product's key shows. */
export function sealOf(secretKey: string, hash: string): string {
  const key = hkdfSync('sha256', secretKey, '', 'ledger', 32)
  return createHmac('sha256', Buffer.from(key)).update(hash).digest('hex')
}

/** Adds an entry to the issuer's chain; its head is locked until the transaction ends, so two entries never bear the same rank. */
export async function appendToLedger({ db, services, now }: Context, entity_id: number, kind: LedgerKind, content: object): Promise<void> {
  await db
    .insertInto('ledger_heads')
    .values({ entity_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const head = await db.selectFrom('ledger_heads').selectAll().where('entity_id', '=', entity_id).forUpdate().executeTakeFirstOrThrow()
  const rank = head.last_rank + 1
  const record = { rank, kind, at: now.toISOString(), ...content }
  const hash = linkOf(head.last_hash, record)
  await db
    .insertInto('ledger_entries')
    .values({
      entity_id,
      rank,
      kind,
      record: JSON.stringify(record),
      previous_hash: head.last_hash,
      hash,
      seal: sealOf(services.config.secretKey, hash),
      at: now,
    })
    .execute()
  await db.updateTable('ledger_heads').set({ last_rank: rank, last_hash: hash }).where('entity_id', '=', entity_id).execute()
}
