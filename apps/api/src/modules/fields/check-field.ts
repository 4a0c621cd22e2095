import { nativeDeciders } from '@kxo/domain/fields/deciders'
import { fieldsErrors } from '@kxo/domain/fields/errors'
import type { RecordField, RecordFieldDraft } from '@kxo/domain/fields/field'
import { isAboutPerson, type Morph } from '@kxo/domain/fields/morph'
import { isOnlyText } from '@kxo/domain/fields/nature'
import { aggregable, isSensitive, nativeNamed } from '@kxo/domain/fields/rules'
import { checkAnswer } from '@kxo/domain/forms/answers/answer-check'
import { formsErrors } from '@kxo/domain/forms/errors'
import { proposedTypes } from '@kxo/domain/forms/inputs/input-type'
import { conditionLoop, lackOf } from '@kxo/domain/forms/rules'
import { type ErrorValues, kernelErrors, type ProductErrorKind, refuse } from '@kxo/domain/kernel/errors'

import type { Context } from '../../platform/context.ts'

/**
 * What a field may not be beside the others of its kind: a name taken or native, a choice without options, a condition on nothing or in circles,
 * personal data without its reason (FOR-15).
 * @throws 422
 */
export function refuseBadField({ language }: Context, morph: Morph, draft: RecordFieldDraft, others: readonly RecordField[]): void {
  const on = (field: string, kind: ProductErrorKind, values: ErrorValues = {}): never =>
    refuse(kind, values, [{ field, message: language.say(kind, values) }])
  const { name, nature, input_type, shown_when, purpose, label, formula, default_value } = draft
  if (nature === 'native' || (nature === 'setting' && morph !== 'Client')) refuse(fieldsErrors.notMade)
  const native = nativeNamed(morph, name)
  if (native) on('name', fieldsErrors.isNative, { label: native.label })
  if (others.some((field) => field.name === name)) on('name', fieldsErrors.nameTaken)
  const lack = lackOf(draft)
  if (lack) on(lack, lack === 'terms' ? formsErrors.noTerms : formsErrors.noChoice, { name: label })
  if (shown_when && ![...others, ...nativeDeciders(morph)].some((field) => field.name === shown_when.field))
    refuse(formsErrors.unknownDecider, { label })
  const loop = conditionLoop([...others, draft])
  if (loop) refuse(formsErrors.conditionLoop, { path: loop.join(' → ') })
  if (default_value !== '' && !isOnlyText(nature) && nature !== 'aggregate') {
    const problem = proposedTypes.includes(input_type)
      ? checkAnswer({ ...draft, is_required: false }, default_value)
      : { key: 'wrongFormat' }
    if (problem)
      refuse(kernelErrors.invalid, {}, [
        { field: 'default_value', message: problem.key, ...('values' in problem && { values: problem.values }) },
      ])
  }
  if (nature === 'preselected' && default_value === '') on('default_value', fieldsErrors.noValue)
  if (nature === 'aggregate') refuseBadFormula(morph, formula)
  if (isOnlyText(nature) || nature === 'aggregate' || purpose.trim() !== '') return
  if (isSensitive(`${label} ${name} ${draft.help}`)) on('purpose', fieldsErrors.purposeMissing)
  if (isAboutPerson(morph)) refuse(kernelErrors.invalid, {}, [{ field: 'purpose', message: 'required' }])
}

function refuseBadFormula(morph: Morph, formula: RecordFieldDraft['formula']): void {
  const isKnown = formula !== null && aggregable[morph]?.includes(formula.of) && (formula.act === 'count' || formula.field !== '')
  if (!isKnown) refuse(fieldsErrors.wrongFormula, {}, [{ field: 'formula', message: 'required' }])
}
