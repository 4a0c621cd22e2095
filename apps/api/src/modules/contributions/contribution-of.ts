import type { Contribution } from '@kxo/domain/contributions/contract'
import { bandMode, contributionBasis, contributionPeriod } from '@kxo/domain/contributions/kinds'
import type { Tariff } from '@kxo/domain/contributions/price-order'
import { contributionStatus } from '@kxo/domain/contributions/status'
import { vatReasonFrom } from '@kxo/domain/kernel/vat'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Contributions, ContributionTariffs } from '../../platform/database-types.ts'
import { membersIn } from './members/member-counts.ts'

export type ContributionRecord = Selectable<Contributions>
export type TariffRecord = Selectable<ContributionTariffs>

/** @throws 404 */
export const getContribution = async (db: Queries, id: number): Promise<ContributionRecord> =>
  found(await db.selectFrom('contributions').selectAll().where('id', '=', id).executeTakeFirst())

/** Held until the end of the transaction: orders of one contribution are priced one at a time. @throws 404 */
export const lockContribution = async (db: Queries, id: number): Promise<ContributionRecord> =>
  found(await db.selectFrom('contributions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

/** What orders to come are charged by. */
export const currentTariff = (db: Queries, contribution_id: number): Promise<TariffRecord> =>
  db
    .selectFrom('contribution_tariffs')
    .selectAll()
    .where('contribution_id', '=', contribution_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

export const getTariff = (db: Queries, id: number): Promise<TariffRecord> =>
  db.selectFrom('contribution_tariffs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const isUsed = async (db: Queries, tariff_id: number): Promise<boolean> =>
  (await db.selectFrom('contribution_orders').select('id').where('tariff_id', '=', tariff_id).limit(1).executeTakeFirst()) !== undefined

/** As orders are priced by; its bands were checked when they were written. */
export const tariffFrom = ({ unit_price, vat_rate, vat_reason, mode, maximum, bands }: TariffRecord): Tariff => ({
  unit_price,
  vat_rate,
  vat_reason: vatReasonFrom(vat_reason),
  mode: bandMode.keyOf(mode),
  maximum,
  bands: z.parse(z.array(z.object({ from: z.int(), to: z.nullable(z.int()), discount: z.int(), price: z.nullable(z.int()) })), bands),
})

export const periodFrom = ({ period, starts_on, ends_on, is_prorated }: ContributionRecord) => ({
  period: contributionPeriod.keyOf(period),
  starts_on,
  ends_on,
  is_prorated,
})

export async function presentContribution(db: Queries, id: number): Promise<Contribution> {
  const row = await getContribution(db, id)
  const tariff = await currentTariff(db, id)
  const { vat_rate: vat, ...charged } = tariffFrom(tariff)
  const { rows } = await sql<{ members: number; to_validate: number }>`select ${membersIn(sql.lit(id))}`.execute(db)
  return {
    id,
    name: row.name,
    status: contributionStatus.keyOf(row.status),
    ...periodFrom(row),
    basis: contributionBasis.keyOf(row.basis),
    profiles: row.profiles as Contribution['profiles'], // written by this module alone
    company_flag: row.company_flag as Contribution['company_flag'],
    region: row.region_id,
    vat,
    ...charged,
    bands: [...charged.bands],
    accounting: row.accounting_code,
    terms: row.terms,
    tariff_number: tariff.number,
    is_tariff_used: await isUsed(db, tariff.id),
    ...(rows[0] ?? { members: 0, to_validate: 0 }),
    version: row.version,
  }
}
