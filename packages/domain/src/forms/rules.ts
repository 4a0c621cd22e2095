import * as z from 'zod/mini'
import { isBlankText } from '../kernel/rich-text.ts'
import type { ValidationIssue } from '../kernel/validation.ts'
import { checkAnswer, isBlankAnswer, isNamedList } from './answers/answer-check.ts'
import { meets } from './answers/condition.ts'
import type { FieldDraft, Question } from './inputs/field.ts'

/** Answers by field name, as kept: see `multi-values.ts`; booleans `true`/`false`, days and instants ISO, files their number. */
export type Answers = Readonly<Record<string, string | undefined>>

/** Fields asked given the answers so far: a field hidden by its condition hides those that depend on it. */
export function shownFields<F extends Pick<Question, 'name' | 'shown_when'>>(fields: readonly F[], answers: Answers): F[] {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const isShown = (field: F, seen: readonly string[]): boolean => {
    const { shown_when } = field
    if (!shown_when) return true
    if (seen.includes(field.name)) return false
    const decider = byName.get(shown_when.field)
    return decider !== undefined && isShown(decider, [...seen, field.name]) && meets(shown_when, answers)
  }
  return fields.filter((field) => isShown(field, []))
}

/** How many answers a choice proposes at least. */
export const leastOptions = 2

/** What a question needs before it can be asked and has not: the answers it proposes, or the text it has people accept. */
export function lackOf({ name, input_type, options, terms }: Pick<FieldDraft, 'name' | 'input_type' | 'options' | 'terms'>) {
  const isChoice = input_type === 'multiSelect' || (input_type === 'select' && !isNamedList({ name, options }))
  if (isChoice && new Set(options).size < leastOptions) return 'options'
  return input_type === 'terms' && isBlankText(terms ?? '') ? 'terms' : undefined
}

/** The loop a set of conditions makes, as the names along it; undefined when there is none. */
export function conditionLoop(fields: readonly Pick<Question, 'name' | 'shown_when'>[]): string[] | undefined {
  const next = new Map(fields.map(({ name, shown_when }) => [name, shown_when?.field]))
  for (const { name } of fields) {
    const path = [name]
    for (let at = next.get(name); at !== undefined; at = next.get(at)) {
      path.push(at)
      if (at === name) return path
      if (path.length > fields.length + 1) break
    }
  }
  return undefined
}

type Answering = { isAdmin: boolean }

/** Fields a person must and may answer: shown, and not kept for administrators. */
export const visibleFields = <F extends Question>(fields: readonly F[], answers: Answers, { isAdmin }: Answering): F[] =>
  shownFields(fields, answers).filter((field) => !field.is_locked && (isAdmin || !field.is_for_admins))

/** The answers to keep (those asked, blanks dropped) and what is wrong with them: the one check of screens and server. */
export function checkAnswers<F extends Question>(
  fields: readonly F[],
  answers: Answers,
  who: Answering,
): { accepted: Map<F, string>; issues: ValidationIssue[] } {
  const accepted = new Map<F, string>()
  const issues: ValidationIssue[] = []
  for (const field of visibleFields(fields, answers, who)) {
    const value = answers[field.name]?.trim()
    const issue = checkAnswer(field, value)
    if (issue) issues.push(issue)
    else if (!isBlankAnswer(value, field.input_type)) accepted.set(field, value as string)
  }
  return { accepted, issues }
}

/** The schema of a form's answers, for a screen's form: same messages as the server's, hidden fields ignored. */
export function answersSchema(fields: readonly Question[], who: Answering) {
  const shape = Object.fromEntries(fields.map(({ name, is_required }) => [name, is_required ? z.string() : z.optional(z.string())]))
  return z.object(shape).check((payload) => {
    for (const { field, key, values } of checkAnswers(fields, payload.value as Answers, who).issues)
      payload.issues.push({ code: 'custom', message: key, params: values, path: [field], input: payload.value })
  })
}
