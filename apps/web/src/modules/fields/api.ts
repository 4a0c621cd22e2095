import { fieldsContract as contract } from '@kxo/domain/fields/contract'
import type { RecordFieldDraft } from '@kxo/domain/fields/field'
import { fieldLayoutContract as layout } from '@kxo/domain/fields/layout/layout-contract'
import type { RubricDraft } from '@kxo/domain/fields/layout/rubric'
import type { Morph } from '@kxo/domain/fields/morph'
import type { NativeWordingDraft } from '@kxo/domain/fields/native/native-wording'
import type { Input } from '@kxo/domain/kernel/contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'

export const recordQuery = (morph: Morph, id: number) => apiQuery(contract.record, { params: { morph, id } })
/** What the form of a record reads beside the record: its tenant's fields with its answers, and the tenant's words. */
export const recordReads = (morph: Morph, id: number) => [recordQuery(morph, id), nativesQuery(morph)]
export const saveRecord = (morph: Morph, id: number, answers: Record<string, string>, stamp: string) =>
  call(contract.answer, { params: { morph, id }, body: { answers, stamp } })

export const shownTabsQuery = (morph: Morph, id: number) => apiQuery(layout.shownTabs, { query: { morph, morph_id: id } })

export const neededQuery = (morph: Morph) => apiQuery(contract.needed, { query: { morph } }, { staleTime: 60_000 })

export const namedFieldsQuery = (morph: Morph) => apiQuery(contract.namedFields, { query: { name: '', morph } }, { staleTime: 60_000 })

export const columnsQuery = (morph: Morph) => apiQuery(contract.columns, { query: { morph } }, { staleTime: 60_000 })

export const fieldsQuery = (morph: Morph) => apiQuery(contract.list, { query: { morph } })
export const fieldQuery = (id: number) => apiQuery(contract.get, { params: { id } })
export const createField = (morph: Morph, draft: RecordFieldDraft) => call(contract.create, { body: { morph, ...draft } })
export const changeField = (id: number, version: number, draft: RecordFieldDraft) =>
  call(contract.change, { params: { id }, body: { version, ...draft } })
export const orderFields = (morph: Morph, fields: number[]) => call(contract.order, { body: { morph, fields } })
export const activateField = (id: number, version: number, is_active: boolean) =>
  call(contract.activate, { params: { id }, body: { version, is_active } })
export const duplicateField = (id: number) => call(contract.duplicate, { params: { id }, body: {} })
export const removeField = (id: number) => call(contract.remove, { params: { id } })
export const mergeOptions = (id: number, body: Input<typeof contract.mergeOptions>['body']) =>
  call(contract.mergeOptions, { params: { id }, body })

export const tabsQuery = (morph: Morph) => apiQuery(layout.tabs, { query: { morph } })
export const createTab = (body: Input<typeof layout.createTab>['body']) => call(layout.createTab, { body })
export const changeTab = (id: number, body: Input<typeof layout.changeTab>['body']) => call(layout.changeTab, { params: { id }, body })
export const orderTabs = (morph: Morph, tabs: number[]) => call(layout.orderTabs, { body: { morph, tabs } })
export const removeTab = (id: number) => call(layout.removeTab, { params: { id } })

export const rubricsQuery = (morph: Morph) => apiQuery(layout.rubrics, { query: { morph } })
export const createRubric = (morph: Morph, draft: RubricDraft) => call(layout.createRubric, { body: { morph, ...draft } })
export const changeRubric = (id: number, version: number, draft: RubricDraft) =>
  call(layout.changeRubric, { params: { id }, body: { version, ...draft } })
export const orderRubrics = (morph: Morph, rubrics: number[]) => call(layout.orderRubrics, { body: { morph, rubrics } })
export const removeRubric = (id: number) => call(layout.removeRubric, { params: { id } })

export const nativesQuery = (morph: Morph) => apiQuery(layout.natives, { query: { morph } }, { staleTime: 60_000 })
export const changeNative = (morph: Morph, name: string, version: number, draft: NativeWordingDraft) =>
  call(layout.changeNative, { params: { morph, name }, body: { version, ...draft } })
