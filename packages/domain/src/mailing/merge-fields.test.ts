import { expect, test } from 'vitest'
import { makeLanguage } from '../kernel/language.ts'
import { concepts, glossaryOf, word } from '../tenants/glossary/glossary.ts'
import {
  calledAs,
  callsField,
  exampleValueOf,
  fieldsOf,
  fillTemplate,
  kindOfField,
  mergeFields,
  templateTextOf,
  unknownFields,
  wrongFormat,
} from './merge-fields.ts'
import { dayValue, formatsOf, formatted, instantValue, spokenValues } from './merging/field-formats.ts'
import type { Moment } from './moments/moment.ts'
import { moments } from './moments.ts'

const all = Object.values<Moment>(moments).filter(({ isFixed }) => !isFixed)
const language = makeLanguage({ locale: 'fr', glossary: glossaryOf({ registration: word('m', 'dossier', 'dossiers', 'file') }) })

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
  expect(fillTemplate(template, { 'event.name': 'Excel' }, language)).toBe('Dossier confirmé\u00A0: Excel')
})

test('a field without a value takes its fallback, and what people type is never read again as a field', () => {
  expect(fillTemplate('Bonjour {{contact.first_name|cher adhérent}},', {}, language)).toBe('Bonjour cher adhérent,')
  expect(fillTemplate('{{event.name}}', { 'event.name': '{{org.name}} $1 {x}' }, language)).toBe('{{org.name}} $1 {x}')
})

test('a misspelt field, a field of another moment and a word that is none are refused', () => {
  const bad = ['{{event.nam}}', '{{bill.number}}', '{{words.event.lle}}', '{{words.plan}}', '{{Event}}']
  expect(unknownFields(`Bonjour ${bad.join(' ')} {{event.name}}`, fieldsOf(moments.register_guest), concepts)).toEqual(bad)
  expect(callsField('{{ code.value }}', 'code.value')).toBe(true)
})

test('a field is written in the format asked of it, in the language of its reader', () => {
  const values = {
    'event.start_date': instantValue(new Date('2027-03-01T08:05:00Z'), 'Europe/Paris', 'fr'),
    'bill.issue_date': dayValue('2027-03-01', 'fr'),
    'bill.amount': '1\u202F638,00\u00A0€',
    'contact.last_name': 'Émilie d’Arc',
    'event.name': 'gérer',
  }
  const said = (text: string, locale: 'fr' | 'en' = 'fr'): string => fillTemplate(text, values, { say: language.say, locale })
  expect(said('{{event.start_date}}')).toBe('1er mars 2027 à 9\u202Fh\u202F05')
  expect(['long', 'short', 'full', 'long_time', 'short_time', 'time'].map((format) => said(`{{event.start_date:${format}}}`))).toEqual([
    '1er mars 2027',
    '01/03/2027',
    'lundi 1er mars 2027',
    '1er mars 2027 à 9\u202Fh\u202F05',
    '01/03/2027 09:05',
    '9\u202Fh\u202F05',
  ])
  expect(['short', 'full', 'time'].map((format) => said(`{{event.start_date:${format}}}`, 'en'))).toEqual([
    '01/03/2027',
    'Monday, 1 March 2027',
    '09:05',
  ])
  expect(said('{{bill.issue_date:full}}, {{bill.amount:round}}, {{bill.amount:number}}')).toBe(
    'lundi 1er mars 2027, 1\u202F638\u00A0€, 1\u202F638,00',
  )
  expect(fillTemplate('{{a:round}} {{b:round}} {{a:number}}', { a: '€1,200.00', b: '€12.50' }, { say: language.say, locale: 'en' })).toBe(
    '€1,200 €12.50 1,200.00',
  )
  expect(said('{{contact.last_name:upper}} {{event.name:cap}} {{words.registration:upper}}')).toBe('ÉMILIE D’ARC Gérer DOSSIER')
  expect(said('{{contact.job:upper|à vous}}')).toBe('à vous')
})

test('a format a field cannot take is found, with those it can', () => {
  expect(wrongFormat('{{event.start_date:long}} {{event.name:upper}} {{words.event.le:cap}}')).toBeUndefined()
  expect(wrongFormat('{{event.name:long}}')).toEqual({ key: 'event.name', format: 'long', offered: ['cap', 'upper'] })
  expect(wrongFormat('{{bill.amount:shout}}')).toMatchObject({ key: 'bill.amount', format: 'shout' })
  expect(wrongFormat('{{contact.own.entree:short}}', { 'contact.own.entree': 'day' })).toBeUndefined()
})

test('what a message says of itself stands before its records, and keeps the day they write its formats from', () => {
  const records = { 'bill.due_date': dayValue('2027-03-01', 'fr'), 'registration.cancel_reason': 'maladie' }
  const values = spokenValues(records, { 'bill.due_date': 'lundi prochain', 'registration.cancel_reason': '' })
  expect(fillTemplate('{{bill.due_date}}, {{bill.due_date:short}}, {{registration.cancel_reason}}', values, language)).toBe(
    'lundi prochain, 01/03/2027, maladie',
  )
})

test('a field chosen in the menu is written with its format and what stands for it', () => {
  expect(calledAs('event.start_date', { format: 'short', fallback: ' bientôt ' })).toBe('{{event.start_date:short|bientôt}}')
  expect(unknownFields('{{event.start_date:short|bientôt}}', ['event.start_date'], concepts)).toEqual([])
})

test('every example of the catalogue is written in both languages, and takes each format of its kind', () => {
  for (const key of Object.keys(mergeFields))
    for (const locale of ['fr', 'en'] as const) {
      const { say } = makeLanguage({ locale, glossary: glossaryOf({}) })
      const value = exampleValueOf(key, { say })
      for (const format of formatsOf(kindOfField(key)))
        expect([key, format, formatted(value, format, locale) !== '']).toEqual([key, format, true])
    }
})
