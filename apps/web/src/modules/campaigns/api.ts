import { campaignsContract as contract } from '@kxo/domain/campaigns/contract'
import { draftsContract } from '@kxo/domain/campaigns/draft-contract'
import { eventsContract } from '@kxo/domain/events/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'
import type { Transfer } from '../../ui/fields/transfer.ts'

export type Written = Input<typeof contract.test>['body']
export type Sending = Input<typeof contract.create>['body']

const at = (id: number) => ({ params: { id } })
export const recipientsQuery = (body: Input<typeof contract.recipients>['body'], enabled: boolean) =>
  apiQuery(contract.recipients, { body }, { enabled, retry: false, placeholderData: (former) => former })
export const previewQuery = (body: Input<typeof contract.preview>['body'], enabled: boolean) =>
  apiQuery(contract.preview, { body }, { enabled, retry: false, gcTime: 0, placeholderData: (former) => former })
export const attachFile = (file: File, transfer: Transfer) => call(contract.attach, { files: { file } }, { transfer })
export const testCampaign = (body: Written) => call(contract.test, { body })
export const createCampaign = (body: Sending) => call(contract.create, { body })
export const draftQuery = (id: number) => apiQuery(draftsContract.read, at(id), { enabled: id > 0, retry: false, gcTime: 0, staleTime: 0 })
export const saveDraft = (body: Input<typeof draftsContract.save>['body']) => call(draftsContract.save, { body })
export const removeDraft = (id: number) => call(draftsContract.remove, at(id))
export const templatesQuery = (has_event: boolean) => apiQuery(contract.templates, { query: { has_event } })
export const oneCampaignQuery = (id: number, enabled: boolean) => apiQuery(contract.get, at(id), { enabled, retry: false })
export const campaignQuery = (id: number) =>
  apiQuery(contract.get, at(id), {
    refetchInterval: ({ state }) => {
      const { status = 'running', sending = 1 } = state.data ?? {}
      return ['running', 'scheduled'].includes(status) || sending > 0 ? 3000 : false
    },
  })
export const pauseCampaign = (id: number) => call(contract.pause, at(id))
export const resumeCampaign = (id: number) => call(contract.resume, at(id))
export const stopCampaign = (id: number) => call(contract.stop, at(id))
export const eventQuery = (id: number) => apiQuery(eventsContract.record, at(id), { enabled: id > 0 })
