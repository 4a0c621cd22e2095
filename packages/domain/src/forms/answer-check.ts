import * as z from 'zod/mini'
import { integerFromText } from '../kernel/decimals.ts'
import { richText } from '../kernel/rich-text.ts'
import type { ValidationIssue, ValidationKey } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { digitProblem, patternProblem } from './digits-and-patterns.ts'
import type { Question } from './field.ts'
import type { InputType } from './input-type.ts'
import { splitRows, splitValues } from './multi-values.ts'

type Problem = { key: ValidationKey; values?: Record<string, number | string> }
type Check = (value: string, question: Question) => Problem | undefined

const outside = (count: number, { minimum, maximum }: Question, tooFew: ValidationKey, tooMany: ValidationKey): Problem | undefined => {
  if (minimum !== null && count < minimum) return { key: tooFew, values: { min: minimum } }
  if (maximum !== null && count > maximum) return { key: tooMany, values: { max: maximum } }
  return undefined
}

const text: Check = (value, question) =>
  patternProblem(value, question) ?? digitProblem(value, question) ?? outside([...value].length, question, 'tooShort', 'tooLong')
const numeric: Check = (value, question) =>
  /^-?\d+(?:\.\d+)?$/.test(value)
    ? (digitProblem(value, question) ?? outside(Number(value), question, 'min', 'max'))
    : { key: 'notANumber' }
const flag: Check = (value) => (value === 'true' || value === 'false' ? undefined : { key: 'notABoolean' })
const file: Check = (value) => ((integerFromText(value) ?? 0) > 0 ? undefined : { key: 'unknownId' })
const readAs =
  (schema: z.core.$ZodType, key: ValidationKey): Check =>
  (value) =>
    z.safeDecode(schema, value as never).success ? undefined : { key }
const isDocument = (value: string): boolean => {
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'object' && z.safeDecode(richText, read).success
  } catch {
    return false
  }
}
const country = /^[A-Z]{2}$/
/** A select named `country` offers the country list, not its own options (specification §3). */
const isCountry = ({ name, options }: Question): boolean => name === 'country' && options.length === 0
const choice: Check = (value, question) =>
  (isCountry(question) ? country.test(value) : question.options.includes(value)) ? undefined : { key: 'unknownCode' }

const checks: Record<InputType, Check> = {
  text,
  number: numeric,
  date: readAs(wire.day, 'wrongDate'),
  dateTime: readAs(wire.instant, 'wrongDate'),
  select: choice,
  checkbox: flag,
  richText: (value) => (isDocument(value) ? undefined : { key: 'wrongFormat' }),
  image: file,
  file,
  video: file,
  multiSelect: (value, question) => {
    const chosen = splitValues(value)
    return chosen.every((one) => question.options.includes(one))
      ? outside(chosen.length, question, 'tooFew', 'tooMany')
      : { key: 'unknownCode' }
  },
  terms: flag,
  programme: flag,
  textList: (value, question) => outside(splitValues(value).length, question, 'tooFew', 'tooMany'),
  matrix: (value, question) => outside(splitRows(value).length, question, 'tooFew', 'tooMany'),
  stars: (value, question) => {
    const stars = integerFromText(value)
    if (stars === undefined) return { key: 'notANumber' }
    return outside(stars, { ...question, minimum: question.minimum ?? 1, maximum: question.maximum ?? 5 }, 'min', 'max')
  },
}

const mustBeTicked: readonly InputType[] = ['checkbox', 'terms', 'programme']

/** Whether nothing was answered: blank text, or the box of a required tick left empty (specification §5). */
export const isBlankAnswer = (value: string | undefined, type: InputType): boolean =>
  value === undefined || value.trim() === '' || (mustBeTicked.includes(type) && value === 'false')

/** What is wrong with one answer; undefined when it holds or was left where it may be. */
export function checkAnswer(question: Question, value: string | undefined): ValidationIssue | undefined {
  if (isBlankAnswer(value, question.input_type))
    return question.is_required ? { field: question.name, key: 'required', values: {} } : undefined
  const problem = checks[question.input_type](value as string, question)
  return problem && { field: question.name, key: problem.key, values: problem.values ?? {} }
}
