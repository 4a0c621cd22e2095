import { formsContract as contract } from '@kxo/domain/forms/contract'
import type { FormNature } from '@kxo/domain/forms/nature'
import { formVersionsContract as life } from '@kxo/domain/forms/versions/versions-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

/** Forms in use, or those put away. */
export const formsSource = (isArchive: boolean) => tableSource(contract.list, isArchive ? { query: { status: 'archived' } } : {})

/** A form as it is written. */
export const formQuery = (id: number) => apiQuery(contract.get, { params: { id } })
/** A form as a version asks it. */
export const formQuestionsQuery = (version: number) => apiQuery(contract.asked, { params: { id: version } })
export const versionsQuery = (id: number) => apiQuery(life.versions, { params: { id } })

/** Forms of a nature, for a choice. */
export const formsOfQuery = (nature: FormNature) => apiQuery(contract.list, { query: { page: 1, page_size: 100, sort: 'name', nature } })

/** Forms of any nature that may be asked. */
export const publishedFormsQuery = () => apiQuery(contract.list, { query: { page: 1, page_size: 100, sort: 'name', status: 'published' } })

export const createForm = (body: Input<typeof contract.create>['body']) => call(contract.create, { body })
export const changeForm = (id: number, body: Input<typeof contract.change>['body']) => call(contract.change, { params: { id }, body })
export const removeForm = (id: number) => call(contract.remove, { params: { id } })
export const publishForm = (id: number, version: number) => call(life.publish, { params: { id }, body: { version } })
export const restoreVersion = (id: number, version: number, number: number) =>
  call(life.restore, { params: { id }, body: { version, number } })
export const duplicateForm = (id: number, name: string) => call(life.duplicate, { params: { id }, body: { name } })
export const archiveForm = (id: number, is_archived: boolean) => call(life.archive, { params: { id }, body: { is_archived } })
