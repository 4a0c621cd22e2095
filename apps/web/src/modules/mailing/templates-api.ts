import type { Input } from '@kxo/domain/kernel/contract'
import { templatesContract as contract } from '@kxo/domain/mailing/templates-contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'

export type Written = Input<typeof contract.saveTemplate>['body']
const of = (moment: string) => ({ params: { moment } })

export const templatesQuery = () => apiQuery(contract.templates, {})
export const templateQuery = (moment: string) => apiQuery(contract.template, of(moment))
/** The message as it would leave; a text that cannot be written says why instead. */
export const previewQuery = (moment: string, body: Written) =>
  apiQuery(contract.previewTemplate, { ...of(moment), body }, { placeholderData: (former) => former, retry: false, gcTime: 0 })

export const switchMoment = (moment: string, is_on: boolean) => call(contract.switchMoment, { ...of(moment), body: { is_on } })
export const saveTemplate = (moment: string, body: Written) => call(contract.saveTemplate, { ...of(moment), body })
export const restoreOriginal = (moment: string, language: 'fr' | 'en') =>
  call(contract.restoreOriginal, { ...of(moment), body: { language } })
export const testTemplate = (moment: string, body: Written) => call(contract.testTemplate, { ...of(moment), body })
