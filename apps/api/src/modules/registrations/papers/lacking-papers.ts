import { mailedDocument } from '@kxo/domain/documents/mailed-document'
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

export type AwaitedPaper = { name: string; due_on: string | null }
/** What a message says of papers that are awaited: their names, and the first day one of them is due. */
export const awaitedValues = (papers: readonly AwaitedPaper[]) => ({
  name: papers.map(({ name }) => name).join(', '),
  ...mailedDocument({
    category: 'other',
    status: 'toComplete',
    deadline: papers.flatMap(({ due_on }) => due_on ?? []).sort((a, b) => a.localeCompare(b))[0] ?? null,
  }),
})

/** The required papers a place that is held still lacks. */
export async function awaitedPapers(context: Context, row: RegistrationRow): Promise<AwaitedPaper[]> {
  if (!row.asks_papers || !holdsPlace(registrationStatus.keyOf(row.status))) return []
  return (await papersOf(context.db, row)).filter(isAwaited)
}
