import { billingContract } from '@kxo/domain/billing/contract'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import type { Program } from './program.ts'
import { callAs, type Persona } from './world.ts'

type BillOptions = { client: string; company?: number; user?: number; entity?: number; event?: number; euros?: number; issued?: boolean }

/** When what a draft sells is served (INV-20). */
export const servedToday = { service_start: dayInZone(new Date(), defaultZone) }

/** A bill of one line at 20 %, issued unless told. */
export async function aBill(program: Program, admin: Persona, { client, euros = 10, issued = true, ...whom }: BillOptions) {
  const line = {
    name: 'Atelier',
    description: '',
    quantity: 10_000,
    unit_price: euros * 1_000_000,
    discount: 0,
    discount_type: 'percent' as const,
    vat: 2000,
  }
  const draft = await callAs(program, admin, billingContract.draftBill, {
    params: { client },
    body: { ...whom, ...servedToday, lines: [line], discount: 0, discount_type: 'percent', prices_include_tax: false },
  })
  if (!issued) return draft
  return callAs(program, admin, billingContract.issueBill, { params: { client, id: draft.id }, body: { is_sent: false } })
}
