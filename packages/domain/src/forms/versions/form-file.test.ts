import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FieldDraft, type FormField } from '../inputs/field.ts'
import { readFormFile, writeFormFile } from './form-file.ts'

const field = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({
  ...z.decode(FieldDraft, { name, label, input_type: 1 }),
  id: 1,
  rank: 0,
  section: 'Sur place',
  ...more,
})
const file = writeFormFile({
  name: 'Inscription',
  nature: 'subscription',
  category: 'other',
  fields: [
    field('diet', 'Régime', { input_type: 'select', options: ['Aucun', 'Autre'] }),
    field('detail', 'Précisez', { shown_when: { field: 'diet', value: 'Autre' } }),
  ],
})
const withUnknown = (name: string): string => {
  const written = JSON.parse(file)
  written.sections[0].fields.find((one: { name: string }) => one.name === name).input_type = 99
  return JSON.stringify(written)
}

test('a file read again keeps its conditions', () => {
  const read = readFormFile(file)
  expect(read?.sections[0]?.fields.map(({ shown_when }) => shown_when)).toEqual([null, { field: 'diet', value: 'Autre' }])
  expect(read).toMatchObject({ unknown: [], unconditioned: [] })
})

test('a question whose condition reads one left out is asked of everyone, and is named', () => {
  const read = readFormFile(withUnknown('diet'))
  expect(read?.sections[0]?.fields.map(({ name, shown_when }) => [name, shown_when])).toEqual([['detail', null]])
  expect(read).toMatchObject({ unknown: ['Régime'], unconditioned: ['Précisez'] })
})
