import { companiesContract } from '@kxo/domain/companies/contract'
import { contactActsContract as acts } from '@kxo/domain/contacts/acts-contract'
import { type Contact, contactsContract as contract } from '@kxo/domain/contacts/contract'
import type { ContactKind } from '@kxo/domain/contacts/kinds'
import { mergesContract as merges } from '@kxo/domain/contacts/merge/merges-contract'
import type { MergedField } from '@kxo/domain/contacts/merge/merging'
import type { AccountAct } from '@kxo/domain/contacts/rules'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, queryKeyOf, tableSource } from '../../platform/api-query.ts'
import type { Transfer } from '../../ui/fields/transfer.ts'
import { columnsQuery, nativesQuery, recordReads } from '../fields/index.ts'

const at = (id: number) => ({ params: { id } })

export const readContact = (id: number): Promise<Contact> => call(contract.get, at(id))
export const contactQuery = (id: number) => apiQuery(contract.get, at(id), { retry: false })
/** What the form of a person reads. */
export const contactReads = (id: number) => [contactQuery(id), ...recordReads('User', id)]

export const choicesOf = (of: 'person' | 'company') => ({
  queryKey: queryKeyOf(contract.choices, { query: { of, q: '' } }),
  find: async (q: string, signal: AbortSignal) => {
    const found = await call(contract.choices, { query: { of, q } }, { signal })
    return found.map(({ id, label }) => ({ value: id, label }))
  },
})

export const townsQuery = (code_postal: string) =>
  apiQuery(
    contract.towns,
    { query: { code_postal } },
    {
      enabled: /^\d{5}$/.test(code_postal), // Each record saved may tell another one.
      staleTime: 0,
    },
  )

export type Typed = { mail?: string; phone?: string; first_name?: string; last_name?: string; company?: number }
export const duplicatesQuery = (typed: Typed) =>
  apiQuery(contract.duplicates, { query: typed }, { enabled: Object.values(typed).some((value) => value !== undefined) })

export const historyQuery = (id: number, page: number, page_size: number) =>
  apiQuery(acts.history, { ...at(id), query: { page, page_size } })

export const actOnAccount = (id: number, act: AccountAct) => call(acts[act], { ...at(id), body: {} })
export const sendPasswordLink = (id: number) => call(acts.sendPasswordLink, at(id))
export const upcomingOf = (id: number) => call(acts.upcoming, at(id))
export const depart = (id: number) => call(acts.depart, at(id))

export const changeAvatar = (id: number, file: File, transfer: Transfer) =>
  call(acts.changeAvatar, { ...at(id), files: { file } }, { transfer })
export const removeAvatar = (id: number) => call(acts.removeAvatar, at(id))
export const readAvatar = (id: number, signal: AbortSignal) => fetchFile(acts.readAvatar, at(id), { signal })

export const groupsQuery = () => apiQuery(merges.groups, {})
export const mergePreviewQuery = (ids: readonly number[]) => apiQuery(merges.preview, { query: { ids: [...ids] } })
export const mergesOfQuery = (id: number) => apiQuery(merges.ofContact, at(id))
export const mergeContacts = (survivorId: number, ids: readonly number[], from: Partial<Record<MergedField, number>>) =>
  call(merges.merge, { body: { kept: survivorId, ids: [...ids], from } })
export const undoMerge = (id: number) => call(merges.undo, at(id))

/** The people of a company; `mine` is one's own. */
export const peopleOfSource = (company: number | 'mine') => tableSource(contract.list, { query: { company, kind: undefined } })
export const companyQuery = (id: number) => apiQuery(companiesContract.get, { params: { id } }, { retry: false })
export const contactsSource = (kind: ContactKind | undefined) => tableSource(contract.list, { query: { kind, company: undefined } })

/** What the columns of a list of people say: the tenant's words and fields. */
export const columnReads = () => [nativesQuery('User'), columnsQuery('User')]
