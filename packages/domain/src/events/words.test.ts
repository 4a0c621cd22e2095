import { describe, expect, it } from 'vitest'
import { formsErrors } from '../forms/errors.ts'
import { formsWords } from '../forms/words.ts'
import { type MergeValues, makeLanguage } from '../kernel/language.ts'
import type { Sentence } from '../kernel/sentence.ts'
import { locationsErrors } from '../locations/errors.ts'
import { locationsWords } from '../locations/words.ts'
import { partnersErrors } from '../partners/errors.ts'
import { partnersWords } from '../partners/words.ts'
import { pricingErrors } from '../pricing/errors.ts'
import { pricingWords } from '../pricing/words.ts'
import { glossaryOf } from '../tenants/glossary/glossary.ts'
import { type GlossaryPreset, glossaryPresets } from '../tenants/glossary/glossary-presets.ts'
import { availabilityWords } from './catalogue/availability-words.ts'
import { delegationWords } from './delegation/delegation-words.ts'
import { stepWords } from './delegation/step-words.ts'
import { eventsErrors } from './errors.ts'
import { presentationWords, sectionExamples, sectionHelps, sectionWords } from './presentation/presentation-words.ts'
import { partSentence } from './publication/gap-words.ts'
import { seriesWords } from './series/series-words.ts'
import { programmeFields } from './sheet.ts'
import { sheetWords } from './syllabus/programme-words.ts'
import { syllabusWords } from './syllabus/syllabus-words.ts'
import { eventsWords } from './words.ts'

const at = new Date('2027-03-04T08:00:00Z')
const values: MergeValues = {
  place: 2,
  section: 'Repas',
  count: 3,
  n: 3,
  questions: 5,
  responses: 2,
  sections: 2,
  names: 'a, b',
  taken: 4,
  used: 3,
  max: 12,
  hours: 7,
  year: '2027',
  capacity: 14,
  total: 2,
  column: 'Nom',
  code: 'NOEL27',
  act: 'Dupliquer',
  title: 'Oser',
  name: 'Bellecour',
  amount: '12 €',
  ht: '10 €',
  ttc: '12 €',
  net: '10 €',
  typed: '12 €',
  version: 3,
  zone: 'Paris',
  range: 'demain',
  step: 'Tarifs',
  most: 60,
  option: 'A',
  rate: '20 %',
  location: 'Centre',
  room: 'Saône',
  halves: '2',
  field: 'a',
  label: 'Nom',
  comparator: 'est',
  value: 'b',
  path: 'a → b',
  reason: 'Grève',
  number: 'FA-1',
  due: '12 €',
  paid: '12 €',
  lines: 'FA-1',
  conflict: 'Rhône',
  first: 'Plénière',
  blocked: 'Identité',
  missed: 'Matinée',
  by: 'Plénière',
  day: at,
  from: at,
  to: at,
  start: at,
  end: at,
  before: 15,
  after: 15,
  minutes: 30,
  validated: 6,
  period: 'du 3 au 5 mars 2027',
}
const lists: Record<string, Readonly<Record<string, Sentence>>> = {
  eventsWords,
  availabilityWords,
  stepWords,
  sheetWords,
  eventsErrors,
  seriesWords,
  delegationWords,
  presentationWords,
  sectionWords,
  sectionHelps,
  sectionExamples,
  syllabusWords,
  formsWords,
  formsErrors,
  locationsWords,
  locationsErrors,
  partnersWords,
  partnersErrors,
  pricingWords,
  pricingErrors,
  parts: Object.fromEntries(programmeFields.map((field) => [field, partSentence(`sheet:${field}`)])),
}
const presets = [undefined, ...Object.keys(glossaryPresets)] as (GlossaryPreset | undefined)[]

describe('every sentence can be said with any tenant’s words', () => {
  it.each(Object.keys(lists))('%s', (list) => {
    for (const preset of presets)
      for (const locale of ['fr', 'en'] as const) {
        const { say } = makeLanguage({ locale, glossary: glossaryOf({}, preset && glossaryPresets[preset]) })
        for (const [key, sentence] of Object.entries(lists[list] ?? {}))
          for (const n of [0, 1, 3]) {
            const said = say(sentence, { ...values, n })
            expect(said, `${key} ${locale} ${preset}`).not.toMatch(/[{}#]|undefined|\[object/)
            expect(said.trim(), key).not.toBe('')
          }
      }
  })
  it('agrees with the gender of the tenant’s noun', () => {
    const training = makeLanguage({ locale: 'fr', glossary: glossaryOf({}, glossaryPresets.training) })
    const agency = makeLanguage({ locale: 'fr', glossary: glossaryOf({}, glossaryPresets.agency) })
    expect([training.say(eventsWords.tabAll), agency.say(eventsWords.tabAll)]).toEqual(['Toutes', 'Tous'])
    expect([training.say(eventsWords.found, { n: 0 }), agency.say(eventsWords.found, { n: 2 })]).toEqual([
      'Aucune formation',
      '2 événements',
    ])
    expect(training.say(availabilityWords.expired)).toBe('Terminée')
  })
})
