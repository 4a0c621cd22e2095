import * as z from 'zod/mini'
import { integerFromText } from '../../kernel/decimals.ts'
import { isPrintable } from '../../kernel/printable.ts'
import { plainTextOf, writtenDocument } from '../../kernel/rich-text.ts'
import type { ValidationIssue, ValidationKey } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import type { Question } from '../inputs/field.ts'
import { filmIn } from '../inputs/film.ts'
import type { InputType } from '../inputs/input-type.ts'
import { isOpco } from '../inputs/opco.ts'
import { digitProblem, patternProblem } from './digits-and-patterns.ts'
import { splitRows, splitValues } from './multi-values.ts'

type Problem = { key: ValidationKey; values?: Record<string, number | string> }
type Check = (value: string, question: Question) => Problem | undefined

const outside = (count: number, { minimum, maximum }: Question, tooFew: ValidationKey, tooMany: ValidationKey): Problem | undefined => {
  if (minimum !== null && count < minimum) return { key: tooFew, values: { min: minimum } }
  if (maximum !== null && count > maximum) return { key: tooMany, values: { max: maximum } }
  return undefined
}

const text: Check = (value, question) =>
  (isPrintable(value) ? undefined : { key: 'unprintable' as const }) ??
  patternProblem(value, question) ??
  digitProblem(value, question) ??
  outside([...value].length, question, 'tooShort', 'tooLong')
const numeric: Check = (value, question) =>
  /^-?\d+(?:\.\d+)?$/.test(value)
    ? (digitProblem(value, question) ?? outside(Number(value), question, 'min', 'max'))
    : { key: 'notANumber' }
const flag: Check = (value) => (value === 'true' || value === 'false' ? undefined : { key: 'notABoolean' })
/** A film is named and ranked; one given before it had to be stays as it is. */
const film: Check = (value) => {
  const film = filmIn(value)
  if (!film) return { key: 'unknownId' }
  return splitValues(value).length === 1 || (film.name !== '' && (film.rank ?? 0) > 0) ? undefined : { key: 'required' }
}
const file: Check = (value) => ((integerFromText(value) ?? 0) > 0 ? undefined : { key: 'unknownId' })
const readAs =
  (schema: z.core.$ZodType, key: ValidationKey): Check =>
  (value) =>
    z.safeDecode(schema, value as z.input<typeof schema>).success ? undefined : { key }
const document: Check = (value, question) => {
  const read = writtenDocument(value)
  return read ? outside([...plainTextOf(read)].length, question, 'tooShort', 'tooLong') : { key: 'wrongFormat' }
}
const country = /^[A-Z]{2}$/
/** A select named `country` or `opco` offers the list of that name, not its own options. */
const named: Readonly<Record<string, (value: string) => boolean>> = { country: (value) => country.test(value), opco: isOpco }
export const isNamedList = ({ name, options }: Pick<Question, 'name' | 'options'>): boolean =>
  options.length === 0 && Object.hasOwn(named, name)
const choice: Check = (value, question) =>
  (isNamedList(question) ? named[question.name]?.(value) : question.options.includes(value)) ? undefined : { key: 'unknownCode' }

const checks: Record<InputType, Check> = {
  text,
  number: numeric,
  date: readAs(wire.day, 'wrongDate'),
  dateTime: readAs(wire.instant, 'wrongDate'),
  select: choice,
  checkbox: flag,
  richText: document,
  image: file,
  file,
  video: film,
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

/** Whether nothing was answered: blank text, or the box of a required tick left empty. */
export const isBlankAnswer = (value: string | undefined, type: InputType): boolean =>
  value === undefined || value.trim() === '' || (mustBeTicked.includes(type) && value === 'false')

/** What is wrong with one answer; undefined when it holds or was left where it may be. */
export function checkAnswer(question: Question, value: string | undefined): ValidationIssue | undefined {
  if (isBlankAnswer(value, question.input_type))
    return question.is_required ? { field: question.name, key: 'required', values: {} } : undefined
  const problem = checks[question.input_type](value as string, question)
  return problem && { field: question.name, key: problem.key, values: problem.values ?? {} }
}
