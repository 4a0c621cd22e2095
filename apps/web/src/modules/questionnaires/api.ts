import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { questionnairesContract as contract } from '@kxo/domain/questionnaires/contract'
import type { QuestionnaireModel } from '@kxo/domain/questionnaires/model'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import { downloadFile } from '../../platform/download-file.ts'

export type Scope = Input<typeof contract.results>['query']
type OwnKey = { event: number; form: number }

/** Questionnaires in use, or those put away. */
export const questionnairesSource = (isArchive: boolean) => tableSource(contract.list, isArchive ? { query: { status: 'archived' } } : {})
/** Those an event may send, for a choice. */
export const publishedQuestionnairesQuery = () =>
  apiQuery(contract.list, { query: { page: 1, page_size: 100, sort: 'name', status: 'published' } })
export const createQuestionnaire = (model: QuestionnaireModel) => call(contract.create, { body: { model } })
export const sendingsQuery = (id: number) => apiQuery(contract.sendings, { params: { id } })
export const resultsQuery = (id: number, query: Scope) => apiQuery(contract.results, { params: { id }, query })
export const comparisonQuery = (id: number, query: Input<typeof contract.comparison>['query']) =>
  apiQuery(contract.comparison, { params: { id }, query })
export const responsesSource = (id: number, query: Scope) => tableSource(contract.responses, { params: { id }, query })
export const responseQuery = (id: number, response: number) => apiQuery(contract.response, { params: { id, response } })

export const hideAnswer = (id: number, response: number, body: Input<typeof contract.hideAnswer>['body']) =>
  call(contract.hideAnswer, { params: { id, response }, body })
export const showAnswer = (id: number, response: number, question: string) =>
  call(contract.showAnswer, { params: { id, response, question } })

export const alertsQuery = (id: number) => apiQuery(contract.alerts, { params: { id } })
export const setAlert = (id: number, body: Input<typeof contract.setAlert>['body']) => call(contract.setAlert, { params: { id }, body })

export const actionsSource = (query: { form?: number }) => tableSource(contract.actions, { query })
export const actionsOfResponseQuery = (response: number) => apiQuery(contract.actions, { query: { page: 1, page_size: 100, response } })
export const actionQuery = (id: number) => apiQuery(contract.action, { params: { id } })
export const ownersQuery = () => apiQuery(contract.actionOwners, {}, { staleTime: 300_000 })
export const addAction = (body: Input<typeof contract.addAction>['body']) => call(contract.addAction, { body })
export const changeAction = (id: number, body: Input<typeof contract.changeAction>['body']) =>
  call(contract.changeAction, { params: { id }, body })
export const finishAction = (id: number, body: Input<typeof contract.finishAction>['body']) =>
  call(contract.finishAction, { params: { id }, body })
export const reopenAction = (id: number, body: Input<typeof contract.reopenAction>['body']) =>
  call(contract.reopenAction, { params: { id }, body })
export const savePlan = ({ q, filters, form }: Pick<ListQuery, 'q' | 'filters'> & { form?: number }): Promise<void> =>
  downloadFile(contract.printActions, { query: { q, filters, form } })

export const eventQuestionnairesQuery = (id: number) => apiQuery(contract.ofEvent, { params: { id } })
export const addQuestionnaire = (id: number, body: Input<typeof contract.add>['body']) => call(contract.add, { params: { id }, body })
export const addQuestionnaireSet = (id: number) => call(contract.addSet, { params: { id } })
export const changeQuestionnaire = (id: number, sending: number, body: Input<typeof contract.change>['body']) =>
  call(contract.change, { params: { id, sending }, body })
export const removeQuestionnaire = (id: number, sending: number) => call(contract.remove, { params: { id, sending } })
export const sendQuestionnaire = (id: number, sending: number) => call(contract.send, { params: { id, sending } })

export const waitingQuery = () => apiQuery(contract.waiting, {})
export const ownQuestionnaireQuery = (key: OwnKey) => apiQuery(contract.own, { params: key })
export const answerQuestionnaire = (key: OwnKey, body: Input<typeof contract.answer>['body']) =>
  call(contract.answer, { params: key, body })
export const declineQuestionnaire = (key: OwnKey) => call(contract.decline, { params: key })
