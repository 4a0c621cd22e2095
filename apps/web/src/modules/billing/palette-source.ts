import { billingContract } from '@kxo/domain/billing/contract'
import { bill, invoicing } from '@kxo/domain/billing/paths'
import { may } from '@kxo/domain/billing/permissions'
import { billWords as w } from '@kxo/domain/billing/words'
import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { call } from '../../platform/api-client.ts'
import { foundLimit, type PaletteSource } from '../../platform/palette-source.ts'

/** Bills by number or payer: the register's for who invoices, one's own otherwise. */
export const billsSource: PaletteSource = {
  key: 'bills',
  label: w.bills,
  order: 40,
  permitted: ({ actor }) => isSignedInFully(actor),
  find: async ({ q, viewer: { tenant, actor }, signal }) => {
    const query = { q, page: 1, page_size: foundLimit }
    const { results } = await call(billingContract.bills, { query }, { signal })
    const inRegister = tenant.params.module_facturation && may.invoice(actor)
    return (results as { id: number; number: string | null; recipient: string }[]).map(({ id, number, recipient }) => ({
      label: number ?? recipient,
      detail: number ? recipient : undefined,
      ...(inRegister ? { to: invoicing(), search: { q: number ?? recipient } } : { to: bill(number ?? String(id)) }),
    }))
  },
}
