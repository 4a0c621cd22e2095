import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { LedgerEntries } from '../../../platform/database-types.ts'
import { canonical } from '../../../platform/http/idempotency.ts'
import { readUnchanged } from '../../../platform/http/unchanged.ts'
import { linkOf, sealOf } from './ledger.ts'

export type ChainReport = {
  is_whole: boolean
  entries: number
  bills: number
  broken: { entity: number; chain: 'ledger' | 'bills' | 'files' | 'closings'; at: string }[]
}

/** Recomputes every link of the money entries and of the issued bills, reads every file of theirs, and says what no longer holds (INV-10, INV-52). */
export async function verifyChains({ db, services }: Pick<Context, 'db' | 'services'>): Promise<ChainReport> {
  const broken: ChainReport['broken'] = []
  const entries = await db.selectFrom('ledger_entries').selectAll().orderBy('entity_id').orderBy('rank').execute()
  const heads = new Map((await db.selectFrom('ledger_heads').selectAll().execute()).map((head) => [head.entity_id, head]))
  const ends = new Map<number, { rank: number; hash: string }>()
  for (const entry of entries) {
    // The first entries go once their ten years are over: the database says how far, the seal proves the first that stays.
    const removed = heads.get(entry.entity_id)?.removed_rank ?? 0
    const before = ends.get(entry.entity_id) ?? { rank: removed, hash: removed === 0 ? '' : entry.previous_hash }
    const holds =
      entry.rank === before.rank + 1 &&
      entry.previous_hash === before.hash &&
      entry.hash === linkOf(before.hash, entry.record) &&
      entry.seal === sealOf(services.config.secretKey, entry.hash)
    if (!holds) broken.push({ entity: entry.entity_id, chain: 'ledger', at: String(entry.rank) })
    ends.set(entry.entity_id, { rank: entry.rank, hash: entry.hash })
  }
  for (const [entity, head] of heads) {
    const end = ends.get(entity) ?? { rank: 0, hash: '' }
    if (end.rank !== head.last_rank || end.hash !== head.last_hash) broken.push({ entity, chain: 'ledger', at: String(head.last_rank) })
  }
  const bills = await db
    .selectFrom('bills')
    .select(['entity_id', 'number', 'issue_date', 'printed', 'printed_hash', 'previous_hash'])
    .where('number', 'is not', null)
    .orderBy('entity_id')
    .orderBy('number')
    .execute()
  const today = dayInZone(new Date(), defaultZone)
  const over = `${Number(today.slice(0, 4)) - 10}${today.slice(4)}`
  const lastOf = new Map<string, { rank: number; hash: string }>()
  for (const bill of bills) {
    const number = bill.number ?? ''
    const cut = number.lastIndexOf('-')
    const series = `${bill.entity_id} ${number.slice(0, cut)}`
    const rank = Number(number.slice(cut + 1))
    const before = lastOf.get(series) ?? { rank: 0, hash: '' }
    // What a bill said goes once its years are over; its link stays.
    const isEmptied = bill.printed === null && bill.printed_hash !== null && (bill.issue_date ?? today) < over
    const isLinked = isEmptied || bill.printed_hash === linkOf(before.hash, bill.printed)
    const holds = rank === before.rank + 1 && bill.previous_hash === before.hash && isLinked
    if (!holds) broken.push({ entity: bill.entity_id, chain: 'bills', at: number })
    lastOf.set(series, { rank, hash: bill.printed_hash ?? '' })
  }
  broken.push(...(await changedClosings({ db }, entries, heads)))
  broken.push(...(await changedFiles({ db, services })))
  return { is_whole: broken.length === 0, entries: entries.length, bills: bills.length, broken }
}

type Entry = Pick<Selectable<LedgerEntries>, 'entity_id' | 'rank' | 'kind' | 'hash' | 'record'>

/** Closings that are not what the chain says of them, and those of the chain that are gone. */
async function changedClosings(
  { db }: Pick<Context, 'db'>,
  entries: readonly Entry[],
  heads: ReadonlyMap<number, { removed_rank: number }>,
): Promise<ChainReport['broken']> {
  const all = await db.selectFrom('ledger_closings').selectAll().orderBy('entity_id').orderBy('rank').execute()
  const closings = all.filter(({ entity_id, rank }) => rank > (heads.get(entity_id)?.removed_rank ?? 0))
  const sealed = new Map(entries.filter(({ kind }) => kind === 'closing').map((entry) => [`${entry.entity_id} ${entry.rank}`, entry]))
  const broken: ChainReport['broken'] = []
  for (const closing of closings) {
    const { entity_id, rank, hash, kind: period, closed_by, totals, first_day, last_day, first_rank, last_rank } = closing
    const entry = sealed.get(`${entity_id} ${rank}`)
    sealed.delete(`${entity_id} ${rank}`)
    const { perpetual_sales, perpetual_received } = closing
    const said = { period, closed_by, totals, first_day, last_day, first_rank, last_rank, perpetual_sales, perpetual_received }
    const { rank: _, kind: _kind, at: _at, ...record } = (entry?.record ?? {}) as Record<string, unknown>
    if (entry?.hash !== hash || canonical(record) !== canonical(said)) broken.push({ entity: entity_id, chain: 'closings', at: last_day })
  }
  for (const { entity_id, record } of sealed.values())
    broken.push({ entity: entity_id, chain: 'closings', at: String((record as Record<string, unknown>)['last_day']) })
  return broken
}

const filesAtOnce = 16

/** Issued bills of which a stored file changed or is gone. */
async function changedFiles({ db, services }: Pick<Context, 'db' | 'services'>): Promise<ChainReport['broken']> {
  const files = await db
    .selectFrom('bills')
    .innerJoin('files', (join) =>
      join
        .onRef('files.tenant_id', '=', 'bills.tenant_id')
        .on((eb) => eb.or([eb('files.id', '=', eb.ref('bills.pdf_file_id')), eb('files.id', '=', eb.ref('bills.xml_file_id'))])),
    )
    .select(['bills.entity_id', 'bills.number', 'files.storage_key', 'files.sha256'])
    .where('bills.number', 'is not', null)
    .orderBy('bills.entity_id')
    .orderBy('bills.number')
    .execute()
  const broken: ChainReport['broken'] = []
  for (let first = 0; first < files.length; first += filesAtOnce) {
    const part = files.slice(first, first + filesAtOnce)
    const holds = await Promise.all(
      part.map((file) =>
        readUnchanged(services.storage, file).then(
          () => true,
          () => false,
        ),
      ),
    )
    part.forEach(({ entity_id, number }, index) => {
      if (!holds[index]) broken.push({ entity: entity_id, chain: 'files', at: number ?? '' })
    })
  }
  return broken
}
