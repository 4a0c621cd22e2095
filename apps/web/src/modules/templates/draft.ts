import type { TemplateContent } from '@kxo/domain/templates/content'
import type { DocumentTemplateDetail } from '@kxo/domain/templates/contract'

/** What is typed of a template. */
export type Draft = { name: string; entity_id: number | null; content: TemplateContent }
export const draftOf = ({ name, entity_id, content }: DocumentTemplateDetail): Draft => ({ name, entity_id, content })
/** Both come from the wire or from it by changes: their keys stand in one order. */
export const isSameDraft = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other)
