import { contactsContract } from '@kxo/domain/contacts/contract'
import { adminContact } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { call } from '../../platform/api-client.ts'
import { foundLimit, type PaletteSource } from '../../platform/palette-source.ts'

/** People, by name, mail or phone. */
export const contactsSource: PaletteSource = {
  key: 'contacts',
  label: w.listTitle,
  order: 10,
  permitted: ({ actor }) => may.listContacts(actor),
  find: async ({ q, signal }) => {
    const query = { q, page: 1, page_size: foundLimit }
    const { results } = await call(contactsContract.list, { query }, { signal })
    return results.map(({ id, first_name, last_name, mail, company_name }) => ({
      label: `${first_name} ${last_name}`.trim() || mail,
      detail: company_name ?? mail,
      to: adminContact(id),
    }))
  },
}
