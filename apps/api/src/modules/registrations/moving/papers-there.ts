import type { DocumentStatus } from '@kxo/domain/documents/status'
import type { Carried } from '@kxo/domain/registrations/moving/move-contract'
import { depositedStatus } from '@kxo/domain/registrations/papers/paper-facts'
import type { Context } from '../../../platform/context.ts'
import { rehomeDocument } from '../../documents/index.ts'
import { papersOf } from '../papers/papers-of.ts'
import type { RegistrationRow } from '../queries.ts'
import { isNamedAlike } from './named-alike.ts'

type Brought = { from: number; to: number; document_id: number; status: DocumentStatus }
export type PapersThere = { brought: Brought[]; carried: Carried[] }

/** Which papers follow somebody to another date: those deposited and not refused, where the same one is asked for. Read by somebody here, they are not read again. */
export async function papersThere({ db }: Context, row: RegistrationRow, event_id: number): Promise<PapersThere> {
  // What was provided before, for another event, serves there by itself.
  const deposited = (await papersOf(db, row)).filter(
    ({ status, provided_for }) => provided_for === null && (status === 'toValidate' || status === 'validated'),
  )
  if (deposited.length === 0) return { brought: [], carried: [] }
  // Nothing is deposited at a registration that does not exist yet: no number is its own.
  const requested = await papersOf(db, { id: 0, event_id })
  const brought = deposited.flatMap((paper): (Brought & { name: string })[] => {
    const twin = requested.find(({ name }) => isNamedAlike(name, paper.name))
    if (!twin || paper.document_id === null) return []
    const status = paper.decided_at === null ? depositedStatus(twin) : 'validated'
    return [{ from: paper.id, to: twin.id, document_id: paper.document_id, status, name: paper.name }]
  })
  return { brought, carried: brought.map(({ name }) => ({ kind: 'paper', name, quantity: 1, outcome: 'follows' })) }
}

/** Takes the papers along; where one was deposited there already, that one stays. */
export async function bringPapers(
  context: Context,
  row: RegistrationRow,
  there: RegistrationRow,
  brought: readonly Brought[],
): Promise<void> {
  const { db } = context
  for (const { from, to, document_id, status } of brought) {
    const former = await db
      .selectFrom('registration_papers')
      .selectAll()
      .where('registration_id', '=', row.id)
      .where('paper_id', '=', from)
      .executeTakeFirstOrThrow()
    const { tenant_id: _, ...deposit } = { ...former, registration_id: there.id, paper_id: to }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('registration_papers')
      .values(deposit)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) continue
    await db.deleteFrom('registration_papers').where('registration_id', '=', row.id).where('paper_id', '=', from).execute()
    await rehomeDocument(context, document_id, { registration_id: there.id, event_id: there.event_id, status })
  }
}
