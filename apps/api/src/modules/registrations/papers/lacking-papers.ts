import { documentStatus } from '@kxo/domain/documents/status'
import { isAwaited } from '@kxo/domain/registrations/papers/paper-facts'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { RegistrationRow } from '../queries.ts'
import { paperDocument } from './paper-provided-before.ts'
import { papersOf } from './papers-of.ts'

const rejected = sql.lit(documentStatus.codeOf('rejected'))
/** Places papers are expected of. */
export const holding = sql.join(registrationStatus.codesOf('toComplete', 'toPay', 'toValidate', 'registered').map((code) => sql.lit(code)))
/** A paper asked of a registration was not deposited, or was refused. */
export const isMissing = sql`not exists (select from documents held where held.tenant_id = asked.tenant_id and held.id = ${paperDocument(sql`r.id`)} and held.status <> ${rejected})`

/** Names of the required papers a place that is held still lacks. */
export async function awaitedPapers(context: Context, row: RegistrationRow): Promise<string[]> {
  if (!row.asks_papers || !holdsPlace(registrationStatus.keyOf(row.status))) return []
  return (await papersOf(context.db, row)).filter(isAwaited).map(({ name }) => name)
}
