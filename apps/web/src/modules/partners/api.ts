import type { Input } from '@kxo/domain/kernel/contract'
import { partnersContract as contract } from '@kxo/domain/partners/contract'
import { functionsContract } from '@kxo/domain/partners/functions-contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

export const eventPartnersQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: ['event-partners', client, id],
    queryFn: ({ signal }) => call(contract.eventPartners, { params: { client, id } }, { signal }),
  })

/** People who may be asked, with what takes them during the event's slots. */
export const candidatesQuery = (client: string, event: number) =>
  queryOptions({
    queryKey: ['partner-candidates', client, event],
    queryFn: ({ signal }) => call(contract.availability, { params: { client }, query: { event } }, { signal }),
    staleTime: 5_000,
  })

export const assignPartner = (client: string, id: number, body: Input<typeof contract.addPartner>['body']) =>
  call(contract.addPartner, { params: { client, id }, body })
export const changePartner = (client: string, id: number, partner: number, body: Input<typeof contract.changePartner>['body']) =>
  call(contract.changePartner, { params: { client, id, partner }, body })

export const partsKey = (client: string, id: number) => ['partner-functions', client, id] as const
export const functionsQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...partsKey(client, id), 'kinds'],
    queryFn: ({ signal }) => call(functionsContract.functions, { params: { client, id } }, { signal }),
  })
