import { expect, test } from 'vitest'
import { plainTextOf, type RichText } from '../../kernel/rich-text.ts'
import { htmlOf } from '../../kernel/rich-text-html.ts'
import { bodyFieldsOf, fillTemplate, mergeFields, templateFieldsOf } from '../merge-fields.ts'
import { moments } from '../moments.ts'
import { calledGroups, exampleRows, repeatRows, rowFieldNames, rowGroupNames } from './repeated-rows.ts'

const text = (said: string) => ({ type: 'text' as const, text: said })
const paragraph = (said: string) => ({ type: 'paragraph' as const, content: [text(said)] })
const listOf = (said: string) => ({ type: 'bulletList' as const, content: [{ type: 'listItem' as const, content: [paragraph(said)] }] })
const say = ({ fr }: { fr: string }) => fr

const body: RichText = {
  type: 'doc',
  content: [paragraph('Bonjour {{contact.first_name}}'), listOf('{{slot.date}}, {{ slot.room|à distance }}'), paragraph('{{line.name}}')],
}
const rows = { slot: [{ 'slot.date': '3 mars', 'slot.room': 'Ada' }, { 'slot.date': '{{contact.first_name}}' }], line: [] }

test('a line of a list is written once for each row, with its own values; a paragraph without a row is left out', () => {
  expect(calledGroups(body)).toEqual(['slot', 'line'])
  const repeated = repeatRows(body, rows)
  const values = { 'contact.first_name': 'Léa', ...repeated.values }
  expect(htmlOf(repeated.body, (said) => fillTemplate(said, values, { say, locale: 'fr' }))).toBe(
    '<p>Bonjour Léa</p>\n<ul><li><p>3 mars, Ada</p></li><li><p>{{contact.first_name}}, à distance</p></li></ul>',
  )
  expect(plainTextOf(repeated.body)).not.toContain('line.name')
})

test('a list none of whose lines has a row is left out whole', () => {
  expect(repeatRows({ type: 'doc', content: [listOf('{{slot.date}}')] }, { slot: [] }).body.content).toEqual([])
})

test('the body of a message calls the rows of what it is about, its subject none', () => {
  expect(bodyFieldsOf(moments.register_guest)).toContain('slot.date')
  expect(bodyFieldsOf(moments.register_guest)).not.toContain('line.amount')
  expect(bodyFieldsOf(moments.send_bill)).toContain('line.amount')
  expect(bodyFieldsOf(moments.send_bill)).not.toContain('slot.date')
  expect(templateFieldsOf(moments.send_bill)).not.toContain('line.amount')
  expect(exampleRows('en').line?.[1]?.['line.name']).toBe('Lunch')
})

test('no other field begins as those of a list do: it would be taken for a row', () => {
  const rowed: readonly string[] = rowFieldNames
  const others = Object.keys(mergeFields).filter((key) => !rowed.includes(key))
  expect(others.filter((key) => rowGroupNames.some((group) => key.startsWith(`${group}.`)))).toEqual([])
})
