import { printableIn } from '@kxo/domain/kernel/printable'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { FieldValues } from '@kxo/domain/mailing/merging/field-formats'
import type { TemplateCategory } from '@kxo/domain/templates/category'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { type ModelPrint, unfilledModel } from '../../templates/index.ts'

/** The model a paper is printed with, its words filled, as it is frozen with all the rest (INV-10). */
export type PaperModel = { template_id: number; template_version: number; print: ModelPrint }
type Paper = { letterhead: Letterhead; locale: Locale; logo_file_id: number | null; model?: PaperModel }

/** Whose paper it is, whom and what it is about. */
export type Whose = { entity_id: number; user_id: number | null; morph: string | null; morph_id: number | null }
export const subjectOf = ({ user_id, morph, morph_id }: Omit<Whose, 'entity_id'>) => ({
  user_id,
  event_id: morph === 'Event' ? morph_id : null,
})

/** A logo of a letterhead under the name its file is read by, or none. */
export const withLogo = (letterhead: Letterhead, logo: string | null): Letterhead => ({
  ...letterhead,
  issuer: { ...letterhead.issuer, logo },
})

/** How a paper is dressed once it says all it will say; the signing pictures of its model apart. */
export type Dress<P> = (paper: P) => { paper: P; shows_signature: boolean; shows_stamp: boolean }

/**
 * Reads the model a paper about to be frozen takes: all that reads is done before its number is, and its words are filled after.
 * @param ownOf what the paper says of itself, over what the records say
 */
export async function dressOf<P extends Paper>(
  context: Context,
  { category, locale, ownOf, ...whose }: Whose & { category: TemplateCategory; locale: Locale; ownOf: (paper: P) => FieldValues },
): Promise<Dress<P>> {
  const language = languageOf(locale, context.tenant)
  const { entity_id } = whose
  const fill = await unfilledModel(context, { category, entity_id, subject: subjectOf(whose), language })
  return (paper) => {
    const model = fill?.(ownOf(paper))
    if (!model?.source) return { paper, shows_signature: false, shows_stamp: false }
    const { source, print, logo_file_id, shows_signature, shows_stamp } = model
    const letterhead = withLogo(paper.letterhead, logo_file_id === null ? null : paper.letterhead.issuer.logo)
    return { paper: { ...paper, letterhead, logo_file_id, model: { ...source, print: printableIn(print) } }, shows_signature, shows_stamp }
  }
}

/** The columns of what was issued with a model. */
export const modelColumns = ({ model }: { model?: PaperModel }) => ({
  template_id: model?.template_id ?? null,
  template_version: model?.template_version ?? null,
})
