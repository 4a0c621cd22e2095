import { fieldsErrors } from '@kxo/domain/fields/errors'
import type { RecordField, RecordFieldDraft } from '@kxo/domain/fields/field'
import { isAboutPerson, type Morph } from '@kxo/domain/fields/morph'
import { isOnlyText } from '@kxo/domain/fields/nature'
import { aggregable, isSensitive, nativeNamed } from '@kxo/domain/fields/rules'
import { formsErrors } from '@kxo/domain/forms/errors'
import { conditionLoop } from '@kxo/domain/forms/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'

/**
 * What a field may not be beside the others of its kind: a name taken or native, a choice without options, a condition on nothing or in circles,
 * personal data without its reason (FOR-15).
 * @throws 422
 */
export function refuseBadField(morph: Morph, draft: RecordFieldDraft, others: readonly RecordField[]): void {
  const { name, nature, input_type, options, terms, shown_when, purpose, label, formula, default_value } = draft
  if (nature === 'native' || (nature === 'setting' && morph !== 'Client')) refuse(fieldsErrors.notMade)
  const native = nativeNamed(morph, name)
  if (native) refuse(fieldsErrors.isNative, { label: native.label }, [{ field: 'name', message: 'duplicate' }])
  if (others.some((field) => field.name === name)) refuse(fieldsErrors.nameTaken, {}, [{ field: 'name', message: 'duplicate' }])
  const isChoice = input_type === 'multiSelect' || (input_type === 'select' && name !== 'country')
  if (isChoice && new Set(options).size < 2) refuse(formsErrors.noChoice, { name: label }, [{ field: 'options', message: 'required' }])
  if (input_type === 'terms' && !terms?.trim()) refuse(formsErrors.noTerms, { name: label }, [{ field: 'terms', message: 'required' }])
  if (shown_when && !others.some((field) => field.name === shown_when.field)) refuse(formsErrors.unknownDecider, { name: label })
  const loop = conditionLoop([...others, draft])
  if (loop) refuse(formsErrors.conditionLoop, { path: loop.join(' → ') })
  if (nature === 'preselected' && default_value === '') refuse(fieldsErrors.noValue, {}, [{ field: 'default_value', message: 'required' }])
  if (nature === 'aggregate') refuseBadFormula(morph, formula)
  if (isOnlyText(nature) || nature === 'aggregate' || purpose.trim() !== '') return
  if (isSensitive(`${label} ${name} ${draft.help}`)) refuse(fieldsErrors.purposeMissing, {}, [{ field: 'purpose', message: 'required' }])
  if (isAboutPerson(morph)) refuse(kernelErrors.invalid, {}, [{ field: 'purpose', message: 'required' }])
}

function refuseBadFormula(morph: Morph, formula: RecordFieldDraft['formula']): void {
  const isKnown = formula !== null && aggregable[morph]?.includes(formula.of) && (formula.act === 'count' || formula.field !== '')
  if (!isKnown) refuse(fieldsErrors.wrongFormula, {}, [{ field: 'formula', message: 'required' }])
}
