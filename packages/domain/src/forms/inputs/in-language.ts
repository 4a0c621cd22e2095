import { isBlankText } from '../../kernel/rich-text.ts'
import type { Sentence } from '../../kernel/sentence.ts'
import type { DrawnField } from './field.ts'

/** A field as it reads in a language: English where its author wrote it, French elsewhere; an option is kept under its French text. */
export function inLanguage<F extends DrawnField>(field: F, locale: keyof Sentence): F {
  if (locale === 'fr') return field
  const { section_en, label_en, help_en, purpose_en, options_en = [], terms_en, options } = field
  return {
    ...field,
    section: section_en || field.section,
    label: label_en || field.label,
    help: help_en || field.help,
    purpose: purpose_en || field.purpose,
    terms: terms_en && !isBlankText(terms_en) ? terms_en : field.terms,
    option_labels: options.map((option, rank) => options_en[rank] || option),
  }
}
