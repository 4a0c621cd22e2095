import { contactsContract } from '@kxo/domain/contacts/contract'
import { partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import type { Lookup } from '../../../ui/fields/lookup-select.tsx'

/** People whose name holds what is typed: contacts, or those who work for the tenant. */
export function usePersonChoices(arePartners = false): Lookup {
  const { tenant } = useViewer()
  return {
    queryKey: [arePartners ? 'partners' : 'users', tenant.name, 'paper choices'],
    find: async (q, signal) => {
      const query = { page: 1, page_size: 10, ...(q ? { q } : {}) }
      if (arePartners) {
        const { results } = await call(partnerRecordsContract.list, { query }, { signal })
        return [...new Map(results.map(({ user_id, name }) => [user_id, { value: user_id, label: name }])).values()]
      }
      const { results } = await call(contactsContract.list, { query }, { signal })
      return results.map(({ id, first_name, last_name, mail }) => ({ value: id, label: `${first_name} ${last_name} · ${mail}` }))
    },
  }
}
