import type { RichText } from '../kernel/rich-text.ts'
import type { Locale, Sentence } from '../kernel/sentence.ts'
import { templateTextOf } from '../mailing/merge-fields.ts'
import { documentOfParagraphs } from '../mailing/templates/written-text.ts'
import { type TemplateCategory, templateParts } from './category.ts'
import { emptyText, emptyWords, type TemplateContent } from './content.ts'
import { readyFields, readyTexts } from './ready-texts.ts'

const textOf = (text: Sentence | undefined, language: Locale): RichText =>
  text ? documentOfParagraphs(templateTextOf(text[language], readyFields[language])) : emptyText

/** The product's ready template of a category: its usual page, and the words the law leaves to whoever issues. */
export function readyContent(category: TemplateCategory): TemplateContent {
  const { margins } = templateParts[category]
  const texts = readyTexts[category]
  const wordsIn = (language: Locale) => ({
    ...emptyWords,
    opening: textOf(texts.opening, language),
    closing: textOf(texts.closing, language),
  })
  return {
    has_logo: true,
    margin_side: margins.side,
    margin_top: margins.top,
    margin_bottom: margins.bottom,
    shows_signature: true,
    shows_stamp: true,
    party_first: false,
    signs_apart: false,
    fr: wordsIn('fr'),
    en: wordsIn('en'),
  }
}
