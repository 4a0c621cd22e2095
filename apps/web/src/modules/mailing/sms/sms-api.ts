import type { Input } from '@kxo/domain/kernel/contract'
import { smsContract as contract } from '@kxo/domain/mailing/sms/sms-contract'
import { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../../platform/api-query.ts'

export type WrittenSms = Input<typeof contract.saveSmsTemplate>['body']
export type ShownSms = Input<typeof contract.previewSms>['body']

export const smsTemplatesSource = () => tableSource(contract.smsTemplates, {})
export const smsTemplateQuery = (id: number | undefined) =>
  apiQuery(contract.smsTemplates, { query: { id, page: 1, page_size: 10 } }, { enabled: id !== undefined })
export const smsSource = () => tableSource(contract.smsList, {})
export const latestFirst = { sort: '-created_at' } as const
export const smsUsageQuery = () => apiQuery(contract.smsUsage, {})
export const previewSmsQuery = (body: ShownSms, enabled: boolean) =>
  apiQuery(contract.previewSms, { body }, { enabled, retry: false, gcTime: 0, placeholderData: (former) => former })
export const recordsQuery = (moment: string, q: string) =>
  apiQuery(templatesContract.previewRecords, { params: { moment }, query: { q } }, { enabled: moment !== '' })
export const smsVersionsQuery = (id: number) => apiQuery(contract.smsVersions, { params: { id } })
export const saveSms = (body: WrittenSms) => call(contract.saveSmsTemplate, { body })
export const testSms = ({ record: _, ...body }: ShownSms) => call(contract.testSms, { body })
export const resendSms = (id: number) => call(contract.resendSms, { params: { id } })
export const setSms = (body: Input<typeof contract.setSms>['body']) => call(contract.setSms, { body })
