import { templateCategory } from '@kxo/domain/templates/category'
import * as z from 'zod/mini'
import { aNumber, oneOf } from '../../ui/navigation/address-schema.ts'

export const modelTabs = ['all', ...templateCategory.keys, 'archived'] as const
export type ModelTab = (typeof modelTabs)[number]
/** The tab of the list, or the model that is written. */
export const modelsAddress = z.object({ tab: oneOf(modelTabs), template: aNumber })
