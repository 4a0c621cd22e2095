import type { Section } from '@kxo/domain/forms/contract'
import { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import type { QuestionnaireModel } from '@kxo/domain/questionnaires/model'
import { modelQuestions } from '@kxo/domain/questionnaires/model-questions'
import * as z from 'zod/mini'
import { languageOf } from '../../../platform/language.ts'
import type { Tenant } from '../../../platform/tenant-directory.ts'

const longestText = 2000

/** What a model asks, in the words of the tenant, in both languages. */
export function questionsOf(model: QuestionnaireModel, tenant: Tenant): Section[] {
  const [french, english] = [languageOf('fr', tenant), languageOf('en', tenant)]
  const fields = modelQuestions[model].map(({ name, input_type, label, is_required = false, range, options = [] }) =>
    z.decode(FieldDraft, {
      name,
      input_type: inputType.codeOf(input_type),
      label: french.say(label),
      label_en: english.say(label),
      is_required,
      minimum: range?.[0] ?? null,
      maximum: range?.[1] ?? (input_type === 'text' ? longestText : null),
      options: options.map((option) => french.say(option)),
      options_en: options.map((option) => english.say(option)),
    }),
  )
  return [{ title: '', title_en: '', fields }]
}
