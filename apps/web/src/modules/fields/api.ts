import { fieldsContract as contract } from '@kxo/domain/fields/contract'
import type { RecordFieldDraft } from '@kxo/domain/fields/field'
import { fieldLayoutContract as layout } from '@kxo/domain/fields/layout-contract'
import type { Morph } from '@kxo/domain/fields/morph'
import type { NativeWordingDraft } from '@kxo/domain/fields/native-wording'
import type { RubricDraft } from '@kxo/domain/fields/rubric'
import type { Input } from '@kxo/domain/kernel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

export const fieldsKey = (client: string) => ['record-fields', client] as const

export const recordQuery = (client: string, morph: Morph, id: number) =>
  queryOptions({
    queryKey: [...fieldsKey(client), 'record', morph, id],
    queryFn: ({ signal }) => call(contract.record, { params: { client, morph, id } }, { signal }),
  })
export const saveRecord = (client: string, morph: Morph, id: number, answers: Record<string, string>, stamp: string) =>
  call(contract.answer, { params: { client, morph, id }, body: { answers, stamp } })

export const shownTabsQuery = (client: string, morph: Morph, id: number) =>
  queryOptions({
    queryKey: [...fieldsKey(client), 'shown-tabs', morph, id],
    queryFn: ({ signal }) => call(layout.shownTabs, { params: { client }, query: { morph, morph_id: id } }, { signal }),
  })

export const neededQuery = (client: string, morph: Morph, locale: string) =>
  queryOptions({
    queryKey: [...fieldsKey(client), 'needed', morph, locale],
    queryFn: ({ signal }) => call(contract.needed, { params: { client }, query: { morph } }, { signal }),
    staleTime: 60_000,
  })

export const namedFieldsQuery = (client: string, morph: Morph) =>
  queryOptions({
    queryKey: [...fieldsKey(client), 'named', morph],
    queryFn: ({ signal }) => call(contract.namedFields, { params: { client }, query: { name: '', morph } }, { signal }),
    staleTime: 60_000,
  })

export const columnsQuery = (client: string, morph: Morph, locale: string) =>
  queryOptions({
    queryKey: [...fieldsKey(client), 'columns', morph, locale],
    queryFn: ({ signal }) => call(contract.columns, { params: { client }, query: { morph } }, { signal }),
    staleTime: 60_000,
  })

export const fieldsQuery = (client: string, morph: Morph) =>
  queryOptions({
    queryKey: [...fieldsKey(client), 'list', morph],
    queryFn: ({ signal }) => call(contract.list, { params: { client }, query: { morph } }, { signal }),
  })
export const fieldQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...fieldsKey(client), 'field', id],
    queryFn: ({ signal }) => call(contract.get, { params: { client, id } }, { signal }),
  })
export const createField = (client: string, morph: Morph, draft: RecordFieldDraft) =>
  call(contract.create, { params: { client }, body: { morph, ...draft } })
export const changeField = (client: string, id: number, version: number, draft: RecordFieldDraft) =>
  call(contract.change, { params: { client, id }, body: { version, ...draft } })
export const orderFields = (client: string, morph: Morph, fields: number[]) =>
  call(contract.order, { params: { client }, body: { morph, fields } })
export const activateField = (client: string, id: number, version: number, is_active: boolean) =>
  call(contract.activate, { params: { client, id }, body: { version, is_active } })
export const duplicateField = (client: string, id: number) => call(contract.duplicate, { params: { client, id }, body: {} })
export const removeField = (client: string, id: number) => call(contract.remove, { params: { client, id } })
export const mergeOptions = (client: string, id: number, body: Input<typeof contract.mergeOptions>['body']) =>
  call(contract.mergeOptions, { params: { client, id }, body })

export const tabsQuery = (client: string, morph: Morph) =>
  queryOptions({
    queryKey: [...fieldsKey(client), 'tabs', morph],
    queryFn: ({ signal }) => call(layout.tabs, { params: { client }, query: { morph } }, { signal }),
  })
export const createTab = (client: string, body: Input<typeof layout.createTab>['body']) =>
  call(layout.createTab, { params: { client }, body })
export const changeTab = (client: string, id: number, body: Input<typeof layout.changeTab>['body']) =>
  call(layout.changeTab, { params: { client, id }, body })
export const orderTabs = (client: string, morph: Morph, tabs: number[]) =>
  call(layout.orderTabs, { params: { client }, body: { morph, tabs } })
export const removeTab = (client: string, id: number) => call(layout.removeTab, { params: { client, id } })

export const rubricsQuery = (client: string, morph: Morph) =>
  queryOptions({
    queryKey: [...fieldsKey(client), 'rubrics', morph],
    queryFn: ({ signal }) => call(layout.rubrics, { params: { client }, query: { morph } }, { signal }),
  })
export const createRubric = (client: string, morph: Morph, draft: RubricDraft) =>
  call(layout.createRubric, { params: { client }, body: { morph, ...draft } })
export const changeRubric = (client: string, id: number, version: number, draft: RubricDraft) =>
  call(layout.changeRubric, { params: { client, id }, body: { version, ...draft } })
export const orderRubrics = (client: string, morph: Morph, rubrics: number[]) =>
  call(layout.orderRubrics, { params: { client }, body: { morph, rubrics } })
export const removeRubric = (client: string, id: number) => call(layout.removeRubric, { params: { client, id } })

export const nativesQuery = (client: string, morph: Morph) =>
  queryOptions({
    queryKey: [...fieldsKey(client), 'natives', morph],
    queryFn: ({ signal }) => call(layout.natives, { params: { client }, query: { morph } }, { signal }),
    staleTime: 60_000,
  })
export const changeNative = (client: string, morph: Morph, name: string, version: number, draft: NativeWordingDraft) =>
  call(layout.changeNative, { params: { client, morph, name }, body: { version, ...draft } })
