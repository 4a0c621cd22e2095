import { expect, test } from 'vitest'
import { makeLanguage } from '../kernel/language.ts'
import { concepts, glossaryOf, word } from '../tenants/glossary/glossary.ts'
import { callsField, fieldsOf, fillTemplate, mergeFields, templateTextOf, unknownFields } from './merge-fields.ts'
import type { Moment } from './moments/moment.ts'
import { moments } from './moments.ts'

const all = Object.values<Moment>(moments).filter(({ isFixed, awaits }) => !isFixed && !awaits)
const { say } = makeLanguage({ locale: 'fr', glossary: glossaryOf({ registration: word('m', 'dossier', 'dossiers', 'file') }) })

test('every default text a tenant may rewrite becomes a template whose fields are all known and named', () => {
  for (const moment of all) {
    for (const text of [moment.subject, moment.body].flatMap(({ fr, en }) => [fr, en]))
      expect([moment.name, unknownFields(templateTextOf(text, moment.merge), fieldsOf(moment), concepts)]).toEqual([moment.name, []])
    expect([moment.name, fieldsOf(moment).filter((key) => !mergeFields[key])]).toEqual([moment.name, []])
  }
})

test('a renamed concept agrees in a template as in a default text', () => {
  const template = templateTextOf(moments.register_guest.subject.fr, moments.register_guest.merge)
  expect(template).toBe('{{words.registration:cap}} confirmé{{words.registration.e}}\u00A0: {{event.name}}')
  expect(fillTemplate(template, { 'event.name': 'Excel' }, say)).toBe('Dossier confirmé\u00A0: Excel')
})

test('a field without a value takes its fallback, and what people type is never read again as a field', () => {
  expect(fillTemplate('Bonjour {{contact.first_name|cher adhérent}},', {}, say)).toBe('Bonjour cher adhérent,')
  expect(fillTemplate('{{event.name}}', { 'event.name': '{{org.name}} $1 {x}' }, say)).toBe('{{org.name}} $1 {x}')
})

test('a misspelt field, a field of another moment and a word that is none are refused', () => {
  const bad = ['{{event.nam}}', '{{bill.number}}', '{{words.event.lle}}', '{{words.plan}}', '{{Event}}']
  expect(unknownFields(`Bonjour ${bad.join(' ')} {{event.name}}`, fieldsOf(moments.register_guest), concepts)).toEqual(bad)
  expect(callsField('{{ code.value }}', 'code.value')).toBe(true)
})
