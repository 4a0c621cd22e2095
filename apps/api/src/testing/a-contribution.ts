import type { Queries } from '../platform/database/tenancy.ts'

/** A contribution open to companies, and the order of one of them; every record bears the number. */
export async function aContribution(db: Queries, { id, name }: { id: number; name: string }): Promise<void> {
  const days = { starts_on: '2027-01-01', ends_on: '2099-12-31' }
  await db
    .insertInto('contributions')
    .values({ name, status: 5, period: 1, ...days, basis: 1, accounting_code: '756000', terms: name })
    .execute()
  await db
    .insertInto('contribution_tariffs')
    .values({
      contribution_id: id,
      number: 1,
      unit_price: 10_000,
      vat_rate: 2000,
      mode: 1,
      bands: JSON.stringify([{ from: 1, to: null, discount: 0, price: null }]),
    })
    .execute()
  const of = { contribution_id: id, company_id: id, ...days }
  await db
    .insertInto('contribution_orders')
    .values({ ...of, tariff_id: id, ordered_by: id, ordered_at: new Date('2027-01-02') })
    .execute()
  await db
    .insertInto('contribution_members')
    .values({ ...of, order_id: id, user_id: id, status: 1 })
    .execute()
}
