import { companiesContract } from '@kxo/domain/companies/contract'
import { adminCompanies } from '@kxo/domain/companies/paths'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { call } from '../../platform/api-client.ts'
import { foundLimit, type PaletteSource } from '../../platform/palette-source.ts'

/** Companies, by name or number; each opens in the list, narrowed to it. */
export const companiesSource: PaletteSource = {
  key: 'companies',
  label: w.listTitle,
  order: 20,
  permitted: ({ actor }) => may.listCompanies(actor),
  find: async ({ q, signal }) => {
    const query = { q, page: 1, page_size: foundLimit }
    const { results } = await call(companiesContract.list, { query }, { signal })
    return results.map(({ name, town }) => ({ label: name, detail: town ?? undefined, to: adminCompanies(), search: { q: name } }))
  },
}
