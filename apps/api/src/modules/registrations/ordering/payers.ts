import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import type { StatedPayer } from '@kxo/domain/registrations/ordering/stated-payer'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { orderReferenceOf } from '../../billing/index.ts'

const selectPayers = (db: Queries) =>
  db
    .selectFrom('registration_payers as p')
    .leftJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.company_id'))
    .selectAll('p')
    .select(['c.name as company_name', 'c.siret'])

/** Who pays a registration, as its person said; undefined when nothing was asked. */
export const payerSaid = (db: Queries, registration_id: number) =>
  selectPayers(db).where('p.registration_id', '=', registration_id).executeTakeFirst()
export const payersSaid = async (db: Queries, ids: readonly number[]): Promise<PayerRow[]> =>
  ids.length === 0
    ? []
    : selectPayers(db)
        .where('p.registration_id', 'in', [...ids])
        .execute()
export type PayerRow = NonNullable<Awaited<ReturnType<typeof payerSaid>>>

export const isFunded = ({ kind }: Pick<PayerRow, 'kind'>): boolean => payerKind.keyOf(kind) === 'funder'

type Funding = { manual_status: number | null }
export const isRefused = ({ manual_status }: Funding): boolean => manual_status === funderStatus.codeOf('rejected')

/** Whether it is for somebody else than the person, or their own company, to pay; what a funder refused comes back to who asked. */
export const isOther = (said: Pick<PayerRow, 'kind' | 'company_id'>, row: Funding & { company_id: number | null }): boolean =>
  (isFunded(said) && !isRefused(row)) ||
  (payerKind.keyOf(said.kind) !== 'self' && said.company_id !== null && said.company_id !== row.company_id)

/** Who is billed: a funder that pays directly (FOR-51), else an employer named, also where a funder reimburses it; else the person. */
export function billedBy(said: PayerRow | undefined, row: Funding & { is_company_paid: boolean }): 'self' | 'company' | 'funder' {
  if (row.is_company_paid) return 'company'
  if (said === undefined) return 'self'
  if (isFunded(said) && said.is_subrogated && !isRefused(row)) return 'funder'
  return payerKind.keyOf(said.kind) === 'self' || said.company_id === null ? 'self' : 'company'
}

/** What a bill says of the funder. */
export function fundingNote({ language: { say } }: Context, { funder, funder_number, is_subrogated }: PayerRow): string {
  if (funder === null) return ''
  const parts = [
    say(orderWords.withFunder, { funder }),
    funder_number && say(orderWords.fileNumber, { number: funder_number }),
    is_subrogated && say(orderWords.subrogatedNote),
  ]
  return parts.filter(Boolean).join(', ')
}

type Shown = Omit<PayerRow, 'tenant_id' | 'id' | 'registration_id' | 'said_at' | 'takeover_requested_at'>

/** What is said of who was registered by their company, which pays. */
const paidByCompany = ({ company_id, company_name }: Pick<Shown, 'company_id' | 'company_name'>): Shown => ({
  kind: payerKind.codeOf('company'),
  company_id,
  company_name,
  siret: null,
  funder: null,
  funder_number: null,
  is_subrogated: false,
  agreed_ht: null,
  agreed_from: null,
  agreed_until: null,
  purchase_order: null,
})

/** Who pays a registration as far as it is known, for those who look at it. */
export async function payerOf(
  context: Context,
  row: { id: number; is_company_paid: boolean; company_id: number | null; company_name: string | null },
): Promise<StatedPayer | null> {
  const said = await payerSaid(context.db, row.id)
  return said || row.is_company_paid ? presentPayer(context, said ?? paidByCompany(row), row.company_id) : null
}

export async function presentPayer(context: Context, row: Shown, own_company: number | null): Promise<StatedPayer> {
  return {
    payer: payerKind.keyOf(row.kind),
    is_own_company: row.company_id !== null && row.company_id === own_company,
    company_name: row.company_name,
    siret: row.siret,
    funder: row.funder,
    funder_number: row.funder_number,
    is_subrogated: row.is_subrogated,
    purchase_order: row.purchase_order,
    order_asked: isFunded(row) && row.is_subrogated ? null : ((await orderReferenceOf(context, row.company_id))?.reference ?? null),
  }
}
