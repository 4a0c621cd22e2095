import { templateCategory } from '@kxo/domain/templates/category'
import * as z from 'zod/mini'
import { aNumber, oneOf } from '../../ui/navigation/address-schema.ts'

export const templateTabs = ['all', ...templateCategory.keys, 'archived'] as const
export type TemplateTab = (typeof templateTabs)[number]
/** The tab of the list, or the template that is written. */
export const templatesAddress = z.object({ tab: oneOf(templateTabs), template: aNumber })
