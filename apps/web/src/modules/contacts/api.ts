import { contactActsContract as acts } from '@kxo/domain/contacts/acts-contract'
import { type Contact, contactsContract as contract } from '@kxo/domain/contacts/contract'
import { mergesContract as merges } from '@kxo/domain/contacts/merges-contract'
import type { MergedField } from '@kxo/domain/contacts/merging'
import type { AccountAct } from '@kxo/domain/contacts/rules'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'

export const contactsKey = (client: string) => ['contacts', client] as const
const at = (client: string, id: number) => ({ params: { client, id } })

export const readContact = (client: string, id: number, signal?: AbortSignal): Promise<Contact> =>
  call(contract.get, at(client, id), { signal })

export const contactQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...contactsKey(client), id],
    queryFn: ({ signal }) => readContact(client, id, signal),
    retry: false,
  })

export const choicesOf = (client: string, of: 'person' | 'company') => ({
  queryKey: [...contactsKey(client), 'choices', of],
  find: async (q: string, signal: AbortSignal) => {
    const found = await call(contract.choices, { params: { client }, query: { of, q } }, { signal })
    return found.map(({ id, label }) => ({ value: id, label }))
  },
})

export const townsQuery = (client: string, code_postal: string) =>
  queryOptions({
    queryKey: ['towns', client, code_postal],
    queryFn: ({ signal }) => call(contract.towns, { params: { client }, query: { code_postal } }, { signal }),
    enabled: /^\d{5}$/.test(code_postal),
    // Each record saved may tell another one.
    staleTime: 0,
  })

export type Typed = { mail?: string; phone?: string; first_name?: string; last_name?: string; company?: number }
export const duplicatesQuery = (client: string, typed: Typed) =>
  queryOptions({
    queryKey: [...contactsKey(client), 'duplicates', typed],
    queryFn: ({ signal }) => call(contract.duplicates, { params: { client }, query: typed }, { signal }),
    enabled: Object.values(typed).some((value) => value !== undefined),
  })

export const historyQuery = (client: string, id: number, page: number, page_size: number) =>
  queryOptions({
    queryKey: [...contactsKey(client), id, 'history', page, page_size],
    queryFn: ({ signal }) => call(acts.history, { ...at(client, id), query: { page, page_size } }, { signal }),
  })

export const actOnAccount = (client: string, id: number, act: AccountAct) => call(acts[act], { ...at(client, id), body: {} })
export const sendPasswordLink = (client: string, id: number) => call(acts.sendPasswordLink, at(client, id))
export const upcomingOf = (client: string, id: number) => call(acts.upcoming, at(client, id))
export const depart = (client: string, id: number) => call(acts.depart, at(client, id))

export const changeAvatar = (client: string, id: number, file: File, onProgress: (share: number) => void) =>
  call(acts.changeAvatar, { ...at(client, id), files: { file } }, { onProgress })
export const removeAvatar = (client: string, id: number) => call(acts.removeAvatar, at(client, id))
export const readAvatar = (client: string, id: number, signal: AbortSignal) => fetchFile(acts.readAvatar, at(client, id), { signal })

export const groupsQuery = (client: string) =>
  queryOptions({
    queryKey: [...contactsKey(client), 'duplicate-groups'],
    queryFn: ({ signal }) => call(merges.groups, { params: { client } }, { signal }),
  })
export const mergePreviewQuery = (client: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...contactsKey(client), 'merge-preview', ids],
    queryFn: ({ signal }) => call(merges.preview, { params: { client }, query: { ids: [...ids] } }, { signal }),
  })
export const mergesOfQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...contactsKey(client), id, 'merges'],
    queryFn: ({ signal }) => call(merges.ofContact, at(client, id), { signal }),
  })
export const mergeContacts = (client: string, kept: number, ids: readonly number[], from: Partial<Record<MergedField, number>>) =>
  call(merges.merge, { params: { client }, body: { kept, ids: [...ids], from } })
export const undoMerge = (client: string, id: number) => call(merges.undo, at(client, id))
