import { sql } from 'kysely'
import type { Queries } from '../../apps/api/src/platform/database/tenancy.ts'
import { inForma } from './a-training-day.ts'
import type { Product } from './product.ts'

/** Tables whose rows are named otherwise in an address. */
const tables: Readonly<Record<string, string>> = {
  user: 'users',
  users: 'companies',
  company: 'companies',
  formation: 'events',
  event_step: 'events',
  meeting: 'events',
  eventplanning: 'events',
  'custom-fields': 'record_fields',
  bill_payment: 'bills',
  attestations: 'documents',
  tickets: 'documents',
}
/** Those whose pages a person is chosen by: somebody who has a part in an event. */
const ofPartners = ['assignment', 'partnerplanning']
/** What a parameter holds when it is not the id of a row. */
const words: Readonly<Record<string, string>> = {
  client: 'forma',
  step: 'pricing',
  morph: 'user',
  chapitre: 'Sécurité',
  unique: 'unknown',
  partner: 'new',
  moment: 'thank_guest',
}

const firstPartner = async (db: Queries): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select user_id as id from event_partners order by id limit 1`.execute(db)
  return String(rows[0]?.id ?? 1)
}

/** A real address of the demo tenant `forma` for a pattern: `/admin/event/:id` with the first row of its table; `1` when it has none. */
export function addressOf(product: Product, pattern: string): Promise<string> {
  return inForma(product, async ({ db }) => {
    const segments = pattern.split('/').filter(Boolean)
    const filled: string[] = []
    for (const [index, segment] of segments.entries()) {
      const noun = segments[index - 1] ?? ''
      const word = words[segment.slice(1)]
      if (!segment.startsWith(':')) filled.push(segment)
      else if (word) filled.push(word)
      else if (ofPartners.includes(noun)) filled.push(await firstPartner(db))
      else {
        const names = [tables[noun] ?? noun, `${noun.replace(/-/g, '_')}s`]
        const found = await sql<{ name: string }>`
          select table_name as name from information_schema.columns where column_name = 'id' and table_name in (${sql.join(names)})`.execute(
          db,
        )
        const table = found.rows[0]?.name
        const row = table && (await sql<{ id: string }>`select id from ${sql.table(table)} order by id limit 1`.execute(db)).rows[0]
        filled.push(String(row ? row.id : 1))
      }
    }
    return `/${filled.join('/')}`
  })
}
