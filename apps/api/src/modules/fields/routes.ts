import { fieldsContract } from '@kxo/domain/fields/contract'
import { routes } from '../../platform/serve.ts'
import { answerVerb } from './answer-record.ts'
import { getFieldSheet, listFields } from './list-fields.ts'
import { mergeOptions } from './merge-options.ts'
import { orderFields, orderTabs } from './order.ts'
import { readRecord } from './read-record.ts'
import { listColumns } from './record-columns.ts'
import { changeTab, createTab, listShownTabs, listTabs, removeTab } from './tabs.ts'
import { namedFields, readResponses, respond } from './wire-responses.ts'
import { activateField, changeField, createField, duplicateField, removeField } from './write-field.ts'

export const fieldsRoutes = routes(fieldsContract, {
  list: listFields,
  columns: listColumns,
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
  tabs: listTabs,
  shownTabs: listShownTabs,
  createTab,
  orderTabs,
  changeTab,
  removeTab,
  namedFields,
  responses: readResponses,
  respond: (context, { body }) => respond(context, body),
  changeResponse: (context, { body }) => respond(context, body),
})
