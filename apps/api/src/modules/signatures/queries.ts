import { sql } from 'kysely'
import { found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'

/** Agreements with what lists and rights need: the signatures of the content as it stands, and those that fell. */
export const agreementRows = (db: Queries) =>
  db
    .selectFrom('agreements')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'agreements.tenant_id').onRef('events.id', '=', 'agreements.event_id'),
    )
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'agreements.tenant_id').onRef('companies.id', '=', 'agreements.company_id'),
    )
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'agreements.tenant_id').onRef('users.id', '=', 'agreements.user_id'))
    .selectAll('agreements')
    .select([
      'events.title as event_title',
      partyName.as('party'),
      sql<number>`(select count(*)::int from agreement_signatures s where s.tenant_id = agreements.tenant_id and s.agreement_id = agreements.id
        and s.revision = agreements.revision)`.as('signed'),
      sql<number>`(select count(*)::int from agreement_signatures s where s.tenant_id = agreements.tenant_id and s.agreement_id = agreements.id
        and s.revision < agreements.revision)`.as('fallen'),
    ])

export const partyName = sql<string>`coalesce(companies.name, users.first_name || ' ' || users.last_name)`

export type AgreementRecord = Awaited<ReturnType<ReturnType<typeof agreementRows>['executeTakeFirstOrThrow']>>

export const getAgreement = async (db: Queries, id: number): Promise<AgreementRecord> =>
  found(await agreementRows(db).where('agreements.id', '=', id).executeTakeFirst())

/** The same, locked until the end of the transaction: acts on one agreement follow each other. @throws 404 */
export const lockAgreement = async (db: Queries, id: number): Promise<AgreementRecord> => {
  found(await db.selectFrom('agreements').select('id').where('id', '=', id).forUpdate().executeTakeFirst())
  return getAgreement(db, id)
}

/** Who signs agreements, with their signature of the content as it stands. */
export const signatoriesOf = (db: Queries, ids: readonly number[]) =>
  db
    .selectFrom('agreement_signatories as y')
    .innerJoin('agreements as a', (join) => join.onRef('a.tenant_id', '=', 'y.tenant_id').onRef('a.id', '=', 'y.agreement_id'))
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'y.tenant_id').onRef('u.id', '=', 'y.user_id'))
    .leftJoin('agreement_signatures as s', (join) =>
      join
        .onRef('s.tenant_id', '=', 'y.tenant_id')
        .onRef('s.agreement_id', '=', 'y.agreement_id')
        .onRef('s.revision', '=', 'a.revision')
        .onRef('s.side', '=', 'y.side'),
    )
    .select(['y.id', 'y.agreement_id', 'y.side', 'y.user_id', 'y.sent_at', 'u.mail', 's.signed_at'])
    .select([sql<string>`u.first_name || ' ' || u.last_name`.as('name'), sql<boolean>`s.paper_file_id is not null`.as('is_paper')])
    .where('y.agreement_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('y.side')
    .execute()
export type SignatoryRow = Awaited<ReturnType<typeof signatoriesOf>>[number]

/** The signatures of the content as it stands, in their order. */
export const signaturesOf = (db: Queries, { id, revision }: Pick<AgreementRecord, 'id' | 'revision'>) =>
  db.selectFrom('agreement_signatures').selectAll().where('agreement_id', '=', id).where('revision', '=', revision).orderBy('id').execute()
export type SignatureRow = Awaited<ReturnType<typeof signaturesOf>>[number]

/** The registrations an agreement covers. */
export const coveredBy = async (db: Queries, id: number): Promise<number[]> =>
  (
    await db
      .selectFrom('agreement_registrations')
      .select('registration_id')
      .where('agreement_id', '=', id)
      .orderBy('registration_id')
      .execute()
  ).map(({ registration_id }) => registration_id)
