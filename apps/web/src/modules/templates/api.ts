import type { Input } from '@kxo/domain/kernel/contract'
import { type TemplateCategory, templateCategory } from '@kxo/domain/templates/category'
import { templatesContract as contract } from '@kxo/domain/templates/contract'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import type { TemplateTab } from './templates-address.ts'

const of = (id: number) => ({ params: { id } })

export const templatesSource = (tab: TemplateTab) =>
  tableSource(contract.list, {
    query: tab === 'archived' ? { tab } : templateCategory.is(tab) ? { category: tab } : {},
  })
export const settingQuery = () => apiQuery(contract.setting, {})
export const templateQuery = (id: number) => apiQuery(contract.read, of(id))
export const recordsQuery = (category: TemplateCategory, q: string) =>
  apiQuery(contract.records, { query: { category, q } }, { placeholderData: (former) => former })

export const createTemplate = (body: Input<typeof contract.create>['body']) => call(contract.create, { body })
export const saveTemplate = (id: number, body: Input<typeof contract.save>['body']) => call(contract.save, { ...of(id), body })
export const copyTemplate = (id: number) => call(contract.copy, of(id))
export const setDefaultTemplate = (id: number, is_default: boolean) => call(contract.setDefault, { ...of(id), body: { is_default } })
export const archiveTemplate = (id: number, is_archived: boolean) => call(contract.archive, { ...of(id), body: { is_archived } })
export const removeTemplate = (id: number) => call(contract.remove, of(id))

export type PreviewRequest = Input<typeof contract.preview>['body']
export const drawTemplate = (body: PreviewRequest) => fetchFile(contract.preview, { body })
