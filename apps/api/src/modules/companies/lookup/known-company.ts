import { companyErrors } from '@kxo/domain/companies/errors'
import { may } from '@kxo/domain/companies/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

type Named = { id?: number; name: string; siret: string | null; code_postal: string | null }

/**
 * Refuses a company already known: same SIRET, or same name, accents and capitals aside, at the same postal code.
 * Writers of one name wait for each other until their transaction ends, so that two at once make one.
 * @throws 409 with the number of the known record, for those who may read it
 */
export async function refuseKnown({ db, actor, tenant }: Context, { id = 0, name, siret, code_postal }: Named): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company:${tenant.id}:`} || searchable(${name}), 0))`.execute(db)
  const known = await db
    .selectFrom('companies')
    .select(['id', 'merged_into_id'])
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([
        ...(siret === null ? [] : [eb('siret', '=', siret)]),
        eb.and([
          sql<SqlBool>`searchable(name) = searchable(${name})`,
          sql<SqlBool>`coalesce(code_postal, '') = ${code_postal ?? ''}`,
          eb('archived_at', 'is', null),
        ]),
      ]),
    )
    .orderBy(sql`archived_at is not null`)
    .orderBy('id')
    .executeTakeFirst()
  if (!known) return
  const record = known.merged_into_id ?? known.id
  refuse(companyErrors.alreadyKnown, {}, may.listCompanies(actor) ? [{ field: 'known', message: String(record) }] : undefined)
}
