import type { Input } from '@kxo/domain/kernel/contract'
import { type CaptionLanguage, videosContract as contract } from '@kxo/domain/videos/contract'
import type { WatchState } from '@kxo/domain/videos/status'
import { watchingContract } from '@kxo/domain/videos/watching-contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import type { Transfer } from '../../ui/fields/transfer.ts'

const at = (id: number) => ({ params: { id } })
export type Filters = Omit<Input<typeof contract.list>['query'], 'page' | 'page_size' | 'sort' | 'q' | 'filter' | 'format' | 'columns'>

export const videosSource = (query: Filters) => tableSource(contract.list, { query })
export const videoQuery = (id: number) => apiQuery(contract.read, at(id))
export const addVideo = (query: Input<typeof contract.add>['query'], file: File, transfer: Transfer) =>
  call(contract.add, { query, files: { file } }, { transfer })
export const changeVideo = (id: number, body: Input<typeof contract.change>['body']) => call(contract.change, { ...at(id), body })
export const replaceVideo = (id: number, seconds: number | null, file: File, transfer: Transfer) =>
  call(contract.replace, { ...at(id), query: { seconds }, files: { file } }, { transfer })
export const setPoster = (id: number, file: File) => call(contract.setPoster, { ...at(id), files: { file } })
export const addCaptions = (id: number, language: CaptionLanguage, file: File, transfer: Transfer) =>
  call(contract.addCaptions, { ...at(id), query: { language }, files: { file } }, { transfer })
export const removeCaptions = (id: number, language: CaptionLanguage) => call(contract.removeCaptions, { params: { id, language } })
export const archiveVideo = (id: number, is_archived: boolean) => call(contract.archive, { ...at(id), body: { is_archived } })
export const removeVideo = (id: number) => call(contract.remove, at(id))
export const giveVideo = (id: number, events: number[]) => call(contract.give, { ...at(id), body: { events } })
export const takeVideoBack = (id: number, event: number) => call(contract.takeBack, { params: { id, event } })
export const eventVideosQuery = (event: number) => apiQuery(contract.ofEvent, at(event))
export const orderVideos = (event: number, videos: number[]) => call(contract.order, { ...at(event), body: { videos } })

export type ProgressScope = { video?: number | undefined; event?: number | undefined; state?: WatchState | undefined }
export const progressSource = (query: ProgressScope) => tableSource(watchingContract.progress, { query })
