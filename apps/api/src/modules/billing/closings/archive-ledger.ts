import { createHash } from 'node:crypto'
import type { closingContract } from '@kxo/domain/billing/closings/closing-contract'
import { closedPeriod } from '@kxo/domain/billing/closings/closing-rules'
import { may } from '@kxo/domain/billing/permissions'
import { addDays, defaultZone, instantInZone } from '@kxo/domain/kernel/dates'
import { textFromScaled } from '@kxo/domain/kernel/decimals'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { csvText } from '../../../platform/tables/csv-text.ts'
import { zipChunks } from '../../../platform/tables/zip-file.ts'
import { trace } from '../../traces/index.ts'
import { sealOf } from '../ledger/ledger.ts'
import { verifyChains } from '../ledger/verify-chains.ts'
import { findEntity } from '../queries.ts'
import { archiveReadMe } from './archive-read-me.ts'
import type { ClosingTotals } from './closing-totals.ts'

type File = { name: string; bytes: Buffer }
const euros = (cents: number): string => textFromScaled(cents, 2).replace('.', ',')
const csv = (name: string, lines: (string | number)[][]): File => ({
  name,
  bytes: Buffer.from(csvText(lines)),
})
const json = (name: string, value: unknown): File => ({ name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) })
const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** The entries and closings of a fiscal year, with their hashes and a seal over all of it, to be read without the product (INV-52). */
export const ledgerArchive: Verb<typeof closingContract.ledgerArchive> = async (context, { query }) => {
  authorize(may.invoice(context.actor))
  const { db, now, services } = context
  const entity = found(await findEntity(db, query.entity))
  const { from, to } = closedPeriod('year', query.day, entity.fiscal_year_start)
  const entries = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('entity_id', '=', entity.id)
    .where('at', '>=', instantInZone(from, '00:00', defaultZone))
    .where('at', '<', instantInZone(addDays(to, 1), '00:00', defaultZone))
    .orderBy('rank')
    .execute()
  const closings = await db
    .selectFrom('ledger_closings')
    .selectAll()
    .where('entity_id', '=', entity.id)
    .where('last_day', '>=', from)
    .where('last_day', '<=', to)
    .orderBy('rank')
    .execute()
  const { is_whole, broken } = await verifyChains(context)
  const files: File[] = [
    {
      name: 'ecritures.jsonl',
      bytes: Buffer.from(
        entries
          .map(
            ({ rank, kind, at, record, previous_hash, hash, seal }) =>
              `${JSON.stringify({ rank, kind, at, record, previous_hash, hash, seal })}\n`,
          )
          .join(''),
      ),
    },
    csv('ecritures.csv', [
      ['Rang', 'Nature', 'Inscrite le', 'Pièce', 'Date', 'Montant', 'Empreinte précédente', 'Empreinte', 'Sceau'],
      ...entries.map(({ rank, kind, at, record, previous_hash, hash, seal }) => {
        const said = record as Record<string, unknown>
        const cents = said['amount'] ?? said['total_ttc']
        return [
          rank,
          kind,
          at.toISOString(),
          text(said['number']),
          text(said['issue_date'] ?? said['paid_on'] ?? said['last_day']),
          typeof cents === 'number' ? euros(cents) : '',
          previous_hash,
          hash,
          seal,
        ]
      }),
    ]),
    json(
      'clotures.json',
      closings.map(({ tenant_id: _, ...closing }) => closing),
    ),
    csv('clotures.csv', [
      ['Nature', 'Du', 'Au', 'Ventes TTC', 'Avoirs TTC', 'Encaissé', 'Cumul des ventes', 'Cumul encaissé', 'Rang', 'Empreinte'],
      ...closings.map((one) => {
        const { sales, credits, received } = one.totals as ClosingTotals // written by close-period.ts
        const sums = [sales, credits, received, one.perpetual_sales, one.perpetual_received].map(euros)
        return [one.kind, one.first_day, one.last_day, ...sums, one.rank, one.hash]
      }),
    ]),
  ]
  const manifest = {
    issuer: { name: entity.name, siren: entity.siren },
    from,
    to,
    made_at: now.toISOString(),
    entries: entries.length,
    closings: closings.length,
    chain: { is_whole, broken: broken.filter((one) => one.entity === entity.id), last_hash: entries.at(-1)?.hash ?? '' },
    sha256: Object.fromEntries(files.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')])),
  }
  const fingerprints = json('empreintes.json', manifest)
  const hash = createHash('sha256').update(fingerprints.bytes).digest('hex')
  await trace(context, { action: 'archive_ledger', info: `${from} → ${to}`, subject_id: entity.id, change: { hash } })
  async function* parts(): AsyncGenerator<File> {
    yield { name: 'LISEZ-MOI.txt', bytes: Buffer.from(archiveReadMe({ name: entity.name, siren: entity.siren, from, to })) }
    yield* files
    yield fingerprints
    yield json('signature.json', {
      file: fingerprints.name,
      sha256: hash,
      seal: sealOf(services.config.secretKey, hash),
      algorithm: 'HMAC-SHA-256',
    })
  }
  const name = `ARCHIVE_${entity.siren}_${from.replaceAll('-', '')}_${to.replaceAll('-', '')}.zip`
  return { content_type: 'application/zip', name, body: zipChunks(parts(), now) }
}
