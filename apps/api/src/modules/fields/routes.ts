import { fieldsContract } from '@kxo/domain/fields/contract'
import { fieldLayoutContract } from '@kxo/domain/fields/layout-contract'
import { routes } from '../../platform/serve.ts'
import { answerVerb } from './answer-record.ts'
import { getFieldSheet, listFields } from './list-fields.ts'
import { mergeOptions } from './merge-options.ts'
import { changeNative, listNatives } from './native-wordings.ts'
import { listNeeded } from './needed-fields.ts'
import { orderFields, orderRubrics, orderTabs } from './order.ts'
import { readRecord } from './read-record.ts'
import { listColumns } from './record-columns.ts'
import { changeRubric, createRubric, listRubrics, removeRubric } from './rubrics.ts'
import { listShownTabs } from './shown-tabs.ts'
import { changeTab, createTab, listTabs, removeTab } from './tabs.ts'
import { namedFields, readResponses, respond } from './wire-responses.ts'
import { activateField, changeField, createField, duplicateField, removeField } from './write-field.ts'

const askedRoutes = routes(fieldsContract, {
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

export const fieldsRoutes = [askedRoutes, layoutRoutes]
