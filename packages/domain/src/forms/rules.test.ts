import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { issuesOf } from '../kernel/validation.ts'
import { joinRows, joinValues, splitRows, splitValues } from './answers/multi-values.ts'
import type { FieldDraft, Question } from './inputs/field.ts'
import { inputType } from './inputs/input-type.ts'
import { answersSchema, checkAnswers, conditionLoop, lackOf, shownFields } from './rules.ts'

const field = (overrides: Partial<Question>): Question => ({
  name: 'f',
  input_type: 'text',
  is_required: false,
  minimum: null,
  maximum: null,
  options: [],
  is_for_admins: false,
  shown_when: null,
  ...overrides,
})
const keyFor = (overrides: Partial<Question>, value: string | undefined): string | undefined =>
  checkAnswers([field(overrides)], { f: value }, { isAdmin: false }).issues[0]?.key

describe('several values in one text', () => {
  it('joins by ;; and rows by ||', () => {
    expect(joinValues(['Matin', ' Soir ', ''])).toBe('Matin;;Soir')
    expect(
      joinRows([
        ['Ana', '12'],
        ['', ''],
        ['Léo', ''],
      ]),
    ).toBe('Ana;;12||Léo;;')
  })
  it('reads back what it joined', () => {
    expect(splitValues(joinValues(['a', 'b']))).toEqual(['a', 'b'])
    expect(
      splitRows(
        joinRows([
          ['a', ''],
          ['b', 'c'],
        ]),
      ),
    ).toEqual([
      ['a', ''],
      ['b', 'c'],
    ])
    expect(splitValues('')).toEqual([])
    expect(splitRows('')).toEqual([])
  })
  const typed = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(';', '|', '\u200B', ' ', 'a'), { maxLength: 8 }).map((signs) => signs.join('')),
  )
  it('gives back whatever a person typed, separators included', () => {
    expect(splitValues(joinValues(['a;;b', 'c||d', ';', '|']))).toEqual(['a;;b', 'c||d', ';', '|'])
    fc.assert(
      fc.property(fc.array(typed), (values) => {
        expect(splitValues(joinValues(values))).toEqual(values.map((value) => value.trim()).filter((value) => value !== ''))
      }),
    )
  })
  it('gives back the rows of a table whatever their cells hold', () => {
    fc.assert(
      fc.property(fc.array(fc.array(typed, { minLength: 1, maxLength: 4 })), (rows) => {
        const filled = rows.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some((cell) => cell !== ''))
        expect(splitRows(joinRows(rows))).toEqual(filled)
      }),
    )
  })
})

describe('answers by input type', () => {
  it.each([
    ['text', { minimum: 2, maximum: 4 }, 'abc', undefined],
    ['text', { minimum: 2 }, 'a', 'tooShort'],
    ['text', { maximum: 4 }, 'abcde', 'tooLong'],
    ['number', { minimum: 1, maximum: 9 }, '9', undefined],
    ['number', { minimum: 1 }, '0', 'min'],
    ['number', { maximum: 9 }, '9.5', 'max'],
    ['number', {}, '1e3', 'notANumber'],
    ['date', {}, '2027-02-28', undefined],
    ['date', {}, '2027-02-29', 'wrongDate'],
    ['dateTime', {}, '2027-02-28T09:00:00+01:00', undefined],
    ['dateTime', {}, '2027-02-28 09:00', 'wrongDate'],
    ['select', { options: ['A', 'B'] }, 'B', undefined],
    ['select', { options: ['A', 'B'] }, 'C', 'unknownCode'],
    ['multiSelect', { options: ['A', 'B', 'C'], maximum: 2 }, 'A;;B', undefined],
    ['multiSelect', { options: ['A', 'B', 'C'], maximum: 2 }, 'A;;B;;C', 'tooMany'],
    ['multiSelect', { options: ['A', 'B', 'C'], minimum: 2 }, 'A', 'tooFew'],
    ['multiSelect', { options: ['A'] }, 'A;;Z', 'unknownCode'],
    ['checkbox', {}, 'true', undefined],
    ['checkbox', {}, 'peut-être', 'notABoolean'],
    ['checkbox', { is_required: true }, 'false', 'required'],
    ['terms', { is_required: true }, 'false', 'required'],
    ['terms', { is_required: true }, 'true', undefined],
    ['programme', { is_required: true }, undefined, 'required'],
    ['richText', {}, '{"type":"doc","content":[]}', undefined],
    ['richText', {}, '<script>', 'wrongFormat'],
    ['image', {}, '12', undefined],
    ['file', {}, 'passwd', 'unknownId'],
    ['video', {}, '7', undefined],
    ['textList', { maximum: 1 }, 'a;;b', 'tooMany'],
    ['matrix', { minimum: 2 }, 'a;;b', 'tooFew'],
    ['matrix', { minimum: 2 }, 'a;;b||c;;d', undefined],
    ['stars', {}, '5', undefined],
    ['stars', {}, '6', 'max'],
    ['stars', {}, '0', 'min'],
  ] as const)('%s %j takes %s: %s', (input_type, question, value, expected) => {
    expect(keyFor({ input_type, ...question } as Partial<Question>, value)).toBe(expected)
  })
  it.each(inputType.keys)('%s must be answered when required, may be left otherwise', (input_type) => {
    expect(keyFor({ input_type, is_required: true }, '')).toBe('required')
    expect(keyFor({ input_type, is_required: true }, '   ')).toBe('required')
    expect(keyFor({ input_type }, undefined)).toBeUndefined()
  })
  it('offers the country list to a select named country', () => {
    const country = field({ name: 'country', input_type: 'select' })
    expect(checkAnswers([country], { country: 'FR' }, { isAdmin: false }).issues).toEqual([])
    expect(checkAnswers([country], { country: 'France' }, { isAdmin: false }).issues[0]?.key).toBe('unknownCode')
  })
})

it('a choice proposes two different answers at least, a named list none; conditions to accept have a text', () => {
  const lack = (written: Partial<FieldDraft>) => lackOf({ name: 'x', input_type: 'text', options: [], terms: null, ...written })
  expect(lack({})).toBeUndefined()
  expect(lack({ input_type: 'select', options: ['A', 'A'] })).toBe('options')
  expect(lack({ input_type: 'multiSelect' })).toBe('options')
  expect(lack({ input_type: 'select', name: 'country' })).toBeUndefined()
  expect(lack({ input_type: 'terms', terms: '  ' })).toBe('terms')
  expect(lack({ input_type: 'programme' })).toBeUndefined()
})

const diet = field({ name: 'diet', input_type: 'select', options: ['Aucun', 'Autre'] })
const which = field({ name: 'which', is_required: true, shown_when: { field: 'diet', value: 'Autre' } })
const why = field({ name: 'why', is_required: true, shown_when: { field: 'which', value: 'x' } })

describe('conditional display', () => {
  const fields = [diet, which, why]
  it('shows a field once its condition is met, and what depends on a hidden one stays hidden', () => {
    expect(shownFields(fields, {}).map(({ name }) => name)).toEqual(['diet'])
    expect(shownFields(fields, { diet: 'Autre' }).map(({ name }) => name)).toEqual(['diet', 'which'])
    expect(shownFields(fields, { diet: 'Aucun', which: 'x' }).map(({ name }) => name)).toEqual(['diet'])
  })
  it('asks and keeps nothing of a hidden field', () => {
    const { accepted, issues } = checkAnswers(fields, { diet: 'Aucun', which: 'sans sel' }, { isAdmin: false })
    expect(issues).toEqual([])
    expect([...accepted.values()]).toEqual(['Aucun'])
    expect(checkAnswers(fields, { diet: 'Autre' }, { isAdmin: false }).issues).toEqual([{ field: 'which', key: 'required', values: {} }])
  })
  it('reads one of several chosen values', () => {
    const several = field({ name: 'diet', input_type: 'multiSelect', options: ['A', 'Autre'] })
    expect(shownFields([several, which], { diet: 'A;;Autre' })).toHaveLength(2)
  })
  it('finds the loop of conditions that turn in circles', () => {
    const a = field({ name: 'a', shown_when: { field: 'b', value: '1' } })
    const b = field({ name: 'b', shown_when: { field: 'a', value: '1' } })
    expect(conditionLoop([a, b])).toEqual(['a', 'b', 'a'])
    expect(conditionLoop(fields)).toBeUndefined()
    expect(shownFields([a, b], { a: '1', b: '1' })).toEqual([])
  })
})

describe('fields kept for administrators', () => {
  const secret = field({ name: 'note', is_required: true, is_for_admins: true })
  it('are neither asked of others nor taken from them', () => {
    const { accepted, issues } = checkAnswers([secret], { note: 'forcée' }, { isAdmin: false })
    expect([accepted.size, issues]).toEqual([0, []])
    expect(checkAnswers([secret], {}, { isAdmin: true }).issues).toHaveLength(1)
  })
})

describe('schema of a form’s answers', () => {
  it('tells the same issues as the server, on their fields', () => {
    const result = z.safeDecode(answersSchema([diet, which], { isAdmin: false }), { diet: 'Autre', which: '' })
    expect(result.success).toBe(false)
    if (!result.success) expect(issuesOf(result.error)).toEqual([{ field: 'which', key: 'required', values: {} }])
    expect(z.safeDecode(answersSchema([diet, which], { isAdmin: false }), { diet: 'Aucun', which: '' }).success).toBe(true)
  })
})
