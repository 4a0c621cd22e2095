import type { Queries } from '../../../platform/database/tenancy.ts'
import type { RegistrationRow } from '../queries.ts'
import { billedBy, type PayerRow, payersSaid } from './payers.ts'

type Billed = Pick<RegistrationRow, 'id' | 'manual_status' | 'is_company_paid' | 'company_name'>

/** Who pays places in place of their people, by what they are called: a funder that pays directly, else an employer; nobody for who pays alone. */
export async function payerNames(db: Queries, rows: readonly Billed[]): Promise<Map<number, string>> {
  const said = await payersSaid(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.flatMap((row) => {
      const own = said.find(({ registration_id }) => registration_id === row.id)
      const billed = billedBy(own, row)
      const company = own?.company_name ?? row.company_name
      const name = billed === 'company' ? company : billed === 'funder' ? own?.funder : null
      return name ? [[row.id, name] as const] : []
    }),
  )
}

/** What whoever a bill of a place is made out to is called; null for its person. */
export function nameOfBilled(
  said: PayerRow | undefined,
  row: Pick<RegistrationRow, 'company_id' | 'company_name'>,
  billed: number | null,
): string | null {
  if (billed === null) return null
  if (said?.company_id === billed) return said.company_name
  return said?.funder ?? row.company_name
}
