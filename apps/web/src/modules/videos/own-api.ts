import { watchingContract as contract } from '@kxo/domain/videos/watching-contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'

export const ownVideoQuery = (id: number) => apiQuery(contract.own, { params: { id } })
export const openVideo = (id: number) => call(contract.open, { params: { id }, body: {} }, { isQuiet: true })
/** It leaves even when the page closes. */
export const reportPlayed = (id: number, parts: [number, number][], position: number) =>
  call(contract.report, { params: { id }, body: { parts, position } }, { isQuiet: true, keepalive: true })
