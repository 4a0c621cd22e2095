import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import { signingPlace, signingSide } from '@kxo/domain/signatures/kinds'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

/** When and how a person who pays alone signed their contract: nothing is paid, nor a withdrawal counted, from another day (FOR-11, FOR-12). */
export type OwnContract = { signed_on: string | null; remote: boolean }

/** The contract of a person for a registration; undefined of one that has none. The newest when there were several. */
export const individualOf = (db: Queries, registration_id: number) =>
  db
    .selectFrom('agreements as a')
    .innerJoin('agreement_registrations as c', (join) => join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.agreement_id', '=', 'a.id'))
    .leftJoin('agreement_signatures as s', (join) =>
      join
        .onRef('s.tenant_id', '=', 'a.tenant_id')
        .onRef('s.agreement_id', '=', 'a.id')
        .onRef('s.revision', '=', 'a.revision')
        .on('s.side', '=', signingSide.codeOf('party')),
    )
    .select(['a.id', 'a.status', 'a.concluded_on', 'a.place', 's.signed_at', sql<boolean>`s.paper_file_id is not null`.as('is_paper')])
    .where('c.registration_id', '=', registration_id)
    .where('a.kind', '=', agreementKind.codeOf('individual'))
    .where('a.is_live', '=', true)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * The contract of a registration; undefined of one that has none, `signed_on` null while its person has not signed it: that the organisation is still
 * to countersign keeps nobody from going on.
 */
export async function contractOf(db: Queries, registration_id: number): Promise<OwnContract | undefined> {
  const row = await individualOf(db, registration_id)
  if (!row) return undefined
  const signedOn = row.signed_at && !row.is_paper ? dayInZone(row.signed_at, defaultZone) : null
  return {
    signed_on: documentStatus.keyOf(row.status) === 'signed' ? row.concluded_on : signedOn,
    remote: row.place === null || signingPlace.keyOf(row.place) === 'remote',
  }
}
