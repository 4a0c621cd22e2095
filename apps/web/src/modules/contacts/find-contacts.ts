import { contactsContract } from '@kxo/domain/contacts/contract'
import { call } from '../../platform/api-client.ts'

/** Contacts whose name holds `q`, for a field that chooses one. */
export async function findContacts(q: string, signal: AbortSignal) {
  const { results } = await call(contactsContract.list, { query: { page: 1, page_size: 10, q } }, { signal })
  return results.map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }))
}
