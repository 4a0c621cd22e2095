import { eventBulkContract } from '@kxo/domain/events/bulk/bulk-contract'
import { eventsContract as contract, type NewEvent, type SlotBody } from '@kxo/domain/events/contract'
import type { CriteriaMode } from '@kxo/domain/events/criteria/admission'
import type { ChangedPart } from '@kxo/domain/events/notice/changed-part'
import type { AdminTab } from '@kxo/domain/events/paths'
import type { SeriesScope } from '@kxo/domain/events/series/scope'
import type { OfferedStep } from '@kxo/domain/events/steps'
import type { Input } from '@kxo/domain/kernel/contract'
import type { Filter } from '@kxo/domain/kernel/listing'
import { widestPicture } from '@kxo/domain/kernel/pictures'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import { shrinkImage } from '../../ui/display/shrink-image.ts'
import type { Transfer } from '../../ui/fields/transfer.ts'
import { nativesQuery } from '../fields/index.ts'

export type CatalogueQuery = Input<typeof contract.publicList>['query']
type Body<E> = Input<E> extends { body: infer B } ? B : never
export const recordQuery = (id: number) => apiQuery(contract.record, { params: { id } })
export const eventByUrlQuery = (url: string) => apiQuery(contract.publicGetByUrl, { params: { url } })
/** The working list of events, a tab of it. */
export const eventsSource = (tab: AdminTab) => tableSource(contract.list, { query: { space: 'admin', tab } })
export const pageQuery = (id: number) => apiQuery(contract.get, { params: { id } })
export const slotsQuery = (id: number) => apiQuery(contract.slots, { params: { id } })
export const activitiesQuery = (id: number) => apiQuery(contract.activities, { params: { id } })
/** Cards of what the person signed in may see. */
export const catalogueQuery = (query: CatalogueQuery) => apiQuery(contract.list, { query: { ...query, space: 'user', tab: 'all' } })
export const facetsQuery = () => apiQuery(contract.facets, {})
export const modelsQuery = () =>
  apiQuery(contract.list, { query: { page: 1, page_size: 200, sort: 'title', space: 'admin', tab: 'models' } })
export const planQuery = () => apiQuery(contract.plan, {})
export const responsiblesQuery = () => apiQuery(contract.responsibles, {})
/** Legal entities an event may be organised by. */
export const organisersQuery = () => apiQuery(eventBulkContract.organisers, {}, { staleTime: 60_000 })

export const createEvent = (body: NewEvent) => call(contract.create, { body })
export const changeEvent = (id: number, body: Body<typeof contract.change>) => call(contract.change, { params: { id }, body })
export const previewDeletion = (id: number) => call(contract.previewDeletion, { params: { id } })
export const removeEvent = (id: number, scope: SeriesScope = 'this') => call(contract.remove, { params: { id }, query: { scope } })
export const delegateStep = (id: number, step: OfferedStep, body: Body<typeof contract.delegateStep>) =>
  call(contract.delegateStep, { params: { id, step }, body })
export const seriesQuery = (id: number) => apiQuery(contract.series, { params: { id } })
export const seriesPreviewQuery = (id: number, query: Input<typeof contract.previewSeries>['query']) =>
  apiQuery(contract.previewSeries, { params: { id }, query })
export const repeatEvent = (id: number, body: Body<typeof contract.repeat>) => call(contract.repeat, { params: { id }, body })
export const duplicateEvent = (id: number, body: Body<typeof contract.duplicate>) => call(contract.duplicate, { params: { id }, body })
export const publishEvent = (id: number) => call(contract.publish, { params: { id } })
export const unpublishEvent = (id: number) => call(contract.unpublish, { params: { id } })
export const extensionQuery = (id: number, query: Input<typeof contract.previewExtension>['query']) =>
  apiQuery(contract.previewExtension, { params: { id }, query })
export const extendSeries = (id: number, body: Input<typeof contract.extendSeries>['body']) =>
  call(contract.extendSeries, { params: { id }, body })
export const cancellationQuery = (id: number, scope: SeriesScope) =>
  apiQuery(contract.previewCancellation, { params: { id }, query: { scope } })
export const cancelEvent = (id: number, body: Body<typeof contract.cancelEvent>) => call(contract.cancelEvent, { params: { id }, body })
export const postponementQuery = (id: number, query: Input<typeof contract.previewPostponement>['query']) =>
  apiQuery(contract.previewPostponement, { params: { id }, query })
export const postponeEvent = (id: number, body: Body<typeof contract.postpone>) => call(contract.postpone, { params: { id }, body })
export const noticeQuery = (id: number, what: ChangedPart) => apiQuery(contract.previewNotice, { params: { id }, query: { what } })
export const sendNotice = (id: number, body: Body<typeof contract.sendNotice>) => call(contract.sendNotice, { params: { id }, body })
export const confirmEvent = (id: number, body: Body<typeof contract.confirmEvent>) => call(contract.confirmEvent, { params: { id }, body })
export const closeEvent = (id: number) => call(contract.closeEvent, { params: { id } })
export const reopenEvent = (id: number) => call(contract.reopenEvent, { params: { id } })
export const archiveEvent = (id: number) => call(contract.archiveEvent, { params: { id } })
export const unarchiveEvent = (id: number) => call(contract.unarchiveEvent, { params: { id } })
export const changeThumbnail = (id: number, body: Body<typeof contract.changeThumbnail>) =>
  call(contract.changeThumbnail, { params: { id }, body })
export const changePage = (id: number, body: Body<typeof contract.changePage>) => call(contract.changePage, { params: { id }, body })
export const pageVersionsQuery = (id: number) => apiQuery(contract.pageVersions, { params: { id } })
/** Keeps a picture of this device for a text of the event, and answers its address. */
export const addPicture = async (id: number, file: File): Promise<string> =>
  (await call(contract.addPicture, { params: { id }, files: { file: await shrinkImage(file, widestPicture) }, body: {} })).url
export const setImage = (id: number, file: File, transfer: Transfer) =>
  call(contract.setImage, { params: { id }, files: { file }, body: {} }, { transfer })
export const cropImage = (id: number, body: Body<typeof contract.cropImage>) => call(contract.cropImage, { params: { id }, body })
export const changeImage = (id: number, body: Body<typeof contract.changeImage>) => call(contract.changeImage, { params: { id }, body })
export const removeImage = (id: number) => call(contract.removeImage, { params: { id } })
export const changePricing = (id: number, body: Body<typeof contract.changePricing>) =>
  call(contract.changePricing, { params: { id }, body })
export const changeRegistration = (id: number, body: Body<typeof contract.changeRegistration>) =>
  call(contract.changeRegistration, { params: { id }, body })
export const changeQualification = (id: number, body: Body<typeof contract.changeQualification>) =>
  call(contract.changeQualification, { params: { id }, body })
export const countMeetingQuery = (id: number, mode: CriteriaMode, criteria: Filter[]) =>
  apiQuery(contract.countMeeting, { params: { id }, body: { mode, criteria } })
export const tryCriteria = (id: number, body: Body<typeof contract.tryCriteria>) => call(contract.tryCriteria, { params: { id }, body })
export const changePublication = (id: number, body: Body<typeof contract.changePublication>) =>
  call(contract.changePublication, { params: { id }, body })
export const reviewersQuery = () => apiQuery(contract.reviewers, {}, { staleTime: 60_000 })
export const reachQuery = (id: number) => apiQuery(contract.reach, { params: { id } })
export const addActivity = (event: number, body: Body<typeof contract.addActivity>) =>
  call(contract.addActivity, { params: { id: event }, body })
export const changeActivity = (id: number, body: Body<typeof contract.changeActivity>) =>
  call(contract.changeActivity, { params: { id }, body })
export const addSlot = (id: number, body: SlotBody) => call(contract.addSlot, { params: { id }, body })
export const changeSlot = (id: number, slot: number, body: Body<typeof contract.changeSlot>) =>
  call(contract.changeSlot, { params: { id, slot }, body })
export const removeSlot = (id: number, slot: number) => call(contract.removeSlot, { params: { id, slot } })
export const fetchSyllabus = (id: number) => fetchFile(contract.syllabus, { params: { id } })
export const fetchQr = (id: number) => fetchFile(contract.qr, { params: { id } })

/** What the columns of the list say: the tenant's words. */
export const columnReads = () => [nativesQuery('Event')]
