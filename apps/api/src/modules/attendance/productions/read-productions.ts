import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { isProofKind, type ProductionKind, productionsOf } from '@kxo/domain/attendance/productions/productions'
import type { Production } from '@kxo/domain/attendance/productions/productions-contract'
import { isProved } from '@kxo/domain/attendance/proving/proof-mode'
import { type DocumentCategory, documentCategory } from '@kxo/domain/documents/category'
import { documentStatus } from '@kxo/domain/documents/status'
import { may } from '@kxo/domain/events/permissions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getEvent } from '../../events/index.ts'
import { signingOfEvent } from '../collecting/settings.ts'
import { findSheetRow } from '../queries.ts'
import { peopleWithout } from './people-without.ts'

type Counted = { made: number; last_at: Date | null }
const nothing: Counted = { made: 0, last_at: null }
/** Where what is made of each kind is counted; the other kinds are drawn each time. */
const categories: Partial<Record<ProductionKind, DocumentCategory>> = {
  ticket: 'ticket',
  sheet: 'presence',
  attestation: 'attestation',
  certificate: 'certificate',
}
/** A sheet counts once sealed: its scans are filed beside it. */
const sealed = documentStatus.codeOf('signed')
const presence = documentCategory.codeOf('presence')

/** Documents of an event and its activities that stand, by category. */
async function countDocuments(db: Queries, event_id: number): Promise<(category: DocumentCategory) => Counted> {
  const { rows } = await sql<Counted & { category: number }>`
    select d.category, count(*)::int as made, max(d.created_at) as last_at from documents d
      join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
     where (e.id = ${event_id} or e.parent_id = ${event_id}) and d.replaced_by is null
       and (d.category <> ${presence} or d.status = ${sealed}) group by 1`.execute(db)
  const counts = new Map(rows.map(({ category, ...counted }) => [category, counted]))
  return (category) => counts.get(documentCategory.codeOf(category)) ?? nothing
}

async function countBills(db: Queries, event_id: number): Promise<Counted> {
  const { rows } = await sql<Counted>`select count(*)::int as made, max(issued_at) as last_at from bills
    where morph = 'Event' and morph_id = ${event_id} and number is not null`.execute(db)
  return rows[0] ?? nothing
}

/** What the platform makes for an event, and how far it is. */
export async function productionsOfEvent(context: Context, event: { id: number; is_training: boolean; is_payable: boolean }) {
  const { db } = context
  const { attests_at_lock, certifies_at_lock } = await db
    .selectFrom('events')
    .select(['attests_at_lock', 'certifies_at_lock'])
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow()
  const kinds = productionsOf({ ...event, is_proved: isProved((await signingOfEvent(context, event.id)).means) })
  const is_locked = Boolean((await findSheetRow(db, event.id))?.locked_at)
  const documents = await countDocuments(db, event.id)
  const automatic = { attestation: attests_at_lock, certificate: certifies_at_lock }
  const present = async (kind: ProductionKind): Promise<Production> => {
    const category = categories[kind]
    const counted = kind === 'bill' ? await countBills(db, event.id) : category && documents(category)
    return {
      kind,
      made: counted?.made ?? null,
      last_at: counted?.last_at ?? null,
      missing: isProofKind(kind) && is_locked ? (await peopleWithout(db, event.id, kind)).length : null,
      is_automatic: isProofKind(kind) ? automatic[kind] : null,
    }
  }
  return { is_locked, productions: await Promise.all(kinds.map(present)) }
}

export const readProductions: Verb<typeof attendanceContract.productions> = async (context, { params }) => {
  const event = await getEvent(context.db, params.id)
  authorize(may.readEvent(context.actor, event))
  return productionsOfEvent(context, event)
}
