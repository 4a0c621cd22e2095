import { documentStatus } from '@kxo/domain/documents/status'
import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import { signingPlace } from '@kxo/domain/signatures/kinds'
import type { Queries } from '../../platform/database/tenancy.ts'

/** When and how a person who pays alone signed their contract: nothing is paid, nor a withdrawal counted, from another day (FOR-11, FOR-12). */
export type OwnContract = { signed_on: string | null; remote: boolean }

/** The contract of a registration; undefined of one that has none, `signed_on` null while somebody is still to sign it. */
export async function contractOf(db: Queries, registration_id: number): Promise<OwnContract | undefined> {
  const row = await db
    .selectFrom('agreements as a')
    .innerJoin('agreement_registrations as c', (join) => join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.agreement_id', '=', 'a.id'))
    .select(['a.status', 'a.concluded_on', 'a.place'])
    .where('c.registration_id', '=', registration_id)
    .where('a.kind', '=', agreementKind.codeOf('individual'))
    .where('a.is_live', '=', true)
    .orderBy('a.id', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  const isSigned = documentStatus.keyOf(row.status) === 'signed'
  return {
    signed_on: isSigned ? row.concluded_on : null,
    remote: row.place === null || signingPlace.keyOf(row.place) === 'remote',
  }
}
