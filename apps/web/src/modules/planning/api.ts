import type { Input } from '@kxo/domain/kernel/contract'
import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnersContract } from '@kxo/domain/partners/contract'
import { planningContract as contract } from '@kxo/domain/planning/contract'
import { type FeedSubject, planningFeedContract as feeds } from '@kxo/domain/planning/feed-contract'
import { findingContract } from '@kxo/domain/planning/finding/finding-contract'
import { lobbyContract as lobby } from '@kxo/domain/planning/lobby/lobby-contract'
import { logisticsContract } from '@kxo/domain/planning/logistics/logistics-contract'
import { slotsContract } from '@kxo/domain/planning/slots/slot-contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'
import { downloadFile } from '../../platform/download-file.ts'

export const planningQuery = (query: Input<typeof contract.read>['query']) => apiQuery(contract.read, { query })
export const conflictsQuery = (query: Input<typeof contract.conflicts>['query']) =>
  apiQuery(contract.conflicts, { query }, { staleTime: 0 })
export const freeDatesQuery = (query: Input<typeof findingContract.freeDates>['query']) =>
  apiQuery(findingContract.freeDates, { query }, { staleTime: 0 })
export const moveSlot = (id: number, body: Input<typeof contract.move>['body']) => call(contract.move, { params: { id }, body })

export const assignSlots = (body: Input<typeof assignmentsContract.assign>['body']) => call(assignmentsContract.assign, { body })
export const confirmPartner = (event: number, partner: number) =>
  call(partnersContract.changePartner, { params: { id: event, partner }, body: { status: 'validated' } })
export const withdrawPartner = (event: number, partner: number) =>
  call(partnersContract.changePartner, { params: { id: event, partner }, body: { status: 'deleted' } })

export const feedQuery = (subject: FeedSubject, id: number) => apiQuery(feeds.feed, { params: { subject, id } })
export const openFeed = (subject: FeedSubject, id: number) => call(feeds.open, { params: { subject, id }, body: {} })
export const revokeFeed = (subject: FeedSubject, id: number) => call(feeds.revoke, { params: { subject, id } })

export const logisticsQuery = (query: Input<typeof logisticsContract.logistics>['query']) =>
  apiQuery(logisticsContract.logistics, { query })

export const besideQuery = (query: Input<typeof logisticsContract.beside>['query']) => apiQuery(logisticsContract.beside, { query })

export const lobbyScreensQuery = () => apiQuery(lobby.screens, {})
export const openLobbyScreen = (body: Input<typeof lobby.open>['body']) => call(lobby.open, { body })
export const revokeLobbyScreen = (id: number) => call(lobby.revoke, { params: { id } })

export const saveSlots = (query: Pick<Input<typeof slotsContract.slots>['query'], 'from' | 'to' | 'location' | 'theme'>): Promise<void> =>
  downloadFile(slotsContract.slots, { query: { ...query, page: 1, page_size: 25, format: 'xlsx' } })
