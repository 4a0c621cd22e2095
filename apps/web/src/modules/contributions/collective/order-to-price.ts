import type { CollectivePage } from '@kxo/domain/contributions/collective-contract'
import type { OrderToPrice } from '@kxo/domain/contributions/price-order'

/** The order of a page with so many people on it, as the server will price it. */
export const orderToPrice = (
  { basis, held, headcount, months, vat, vat_reason, unit_price, mode, maximum, bands }: CollectivePage,
  added: number,
): OrderToPrice => ({
  tariff: { unit_price, vat_rate: vat, vat_reason, mode, maximum, bands },
  basis,
  held,
  added,
  headcount: headcount && headcount.employees + headcount.independents,
  months,
})
