import { contactsContract } from '@kxo/domain/contacts/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../app/api-client.ts'

export const contactsKey = (client: string) => ['contacts', client] as const

export const contactQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...contactsKey(client), id],
    queryFn: ({ signal }) => call(contactsContract.get, { params: { client, id } }, { signal }),
    retry: false,
  })
