import { fieldsContract } from '@kxo/domain/fields/contract'
import { fieldLayoutContract } from '@kxo/domain/fields/layout/layout-contract'
import { routes } from '../../platform/http/serve.ts'
import { answerVerb } from './answers/answer-record.ts'
import { readRecord } from './answers/read-record.ts'
import { listColumns } from './answers/record-columns.ts'
import { namedFields, readResponses, respond } from './answers/wire-responses.ts'
import { orderFields, orderRubrics, orderTabs } from './layout/order.ts'
import { changeRubric, createRubric, listRubrics, removeRubric } from './layout/rubrics.ts'
import { listShownTabs } from './layout/shown-tabs.ts'
import { changeTab, createTab, listTabs, removeTab } from './layout/tabs.ts'
import { getFieldSheet, listFields } from './list-fields.ts'
import { mergeOptions } from './merge-options.ts'
import { listNeeded } from './needed-fields.ts'
import { changeNative, listNatives } from './wording/native-wordings.ts'
import { activateField, changeField, createField, duplicateField, removeField } from './write-field.ts'

const questionRoutes = routes(fieldsContract, {
  list: listFields,
  columns: listColumns,
  needed: listNeeded,
  create: createField,
  order: orderFields,
  get: getFieldSheet,
  change: changeField,
  activate: activateField,
  duplicate: duplicateField,
  remove: removeField,
  mergeOptions,
  record: (context, { params }) => readRecord(context, params.morph, params.id),
  answer: answerVerb,
  namedFields,
  responses: readResponses,
  respond: (context, { body }) => respond(context, body),
  changeResponse: (context, { body }) => respond(context, body),
})

const layoutRoutes = routes(fieldLayoutContract, {
  tabs: listTabs,
  shownTabs: listShownTabs,
  createTab,
  orderTabs,
  changeTab,
  removeTab,
  rubrics: listRubrics,
  createRubric,
  orderRubrics,
  changeRubric,
  removeRubric,
  natives: listNatives,
  changeNative,
})

export const fieldsRoutes = [questionRoutes, layoutRoutes]
