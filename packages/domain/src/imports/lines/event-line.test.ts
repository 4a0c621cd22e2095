import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeLanguage } from '../../kernel/language.ts'
import { glossaryOf } from '../../tenants/glossary/glossary.ts'
import { glossaryPresets } from '../../tenants/glossary/glossary-presets.ts'
import { type EventField, eventFieldKeys } from '../fields/event-fields.ts'
import { fieldsOf } from '../kind-fields.ts'
import { natureNames, natureReader, proposedMapping, unmappedFields } from '../rules.ts'
import { type LineSetting, readEventLine } from './event-line.ts'

const french = makeLanguage({ locale: 'fr', glossary: glossaryOf({}, glossaryPresets.training) })
const setting = (): LineSetting => ({ zone: 'Europe/Paris', dates: new Map(), natureOf: natureReader([french]), natures: natureNames })
const read = (cells: Partial<Record<EventField, string>>) => readEventLine((field) => cells[field], setting())

describe('columns proposed by their headings', () => {
  test('accents, case and apostrophes do not count; what no name explains is left to the person', () => {
    const mapping = proposedMapping(
      'events',
      ['NATURE', 'Réf.', 'Intitulé', 'date de début', 'Mail du référent', 'Date limite d’appel', ''],
      french,
    )
    expect(mapping).toEqual({ nature: 0, code: 1, title: 2, start_date: 3, referent_mail: 4 })
    expect(unmappedFields('events', mapping)).toEqual([])
  })

  test('the tenant’s own words are known', () => {
    expect(proposedMapping('events', ['Domaines', 'Minimum d’apprenants'], french)).toEqual({ themes: 0, min_participants: 1 })
  })

  test('a column serves once', () => {
    expect(Object.values(proposedMapping('events', ['Code', 'Code', 'code'], french))).toEqual([0])
    expect(unmappedFields('events', {})).toEqual(fieldsOf('events').filter(([, { isRequired }]) => isRequired))
  })
})

describe('natures', () => {
  test.each([
    ['master', 'master'],
    ['MASTER', 'master'],
    ['événement', 'master'],
    ['Evenement', 'master'],
    ['Formation', 'master'],
    ['1', 'master'],
    ['Module', 'activity'],
    ['activité', 'activity'],
    ['Modèle', 'model'],
    ['inscription', 'registration'],
    ['4', 'registration'],
    ['atelier', undefined],
    ['5', undefined],
  ])('%s is %s', (text, nature) => expect(natureReader([french])(text)).toBe(nature))
})

describe('a line', () => {
  const sound = { nature: 'master', code: 'A1', title: 'Titre', referent_mail: 'A@B.fr' }

  test('says only what its columns say: an absent column leaves the field alone, an empty cell empties it', () => {
    expect(read(sound)).toEqual({ values: { ...sound, referent_mail: 'a@b.fr' }, problems: [] })
    expect(read({ ...sound, town: '', themes: '', is_online: '' }).values).toMatchObject({ town: null, themes: [], is_online: false })
  })

  test('a colour is written in full, languages are known by their names', () => {
    expect(read({ ...sound, colour: '#1F6FEB', languages: 'français, EN, fr', level: 'Beginner' }).values).toMatchObject({
      colour: '#1f6feb',
      languages: ['FR', 'EN'],
      level: 'Débutant',
    })
    expect(read({ ...sound, colour: 'bleu' }).problems).toEqual([{ field: 'colour', kind: 'wrongColour', value: 'bleu' }])
  })

  test('a standing registration has no dates', () => {
    expect(read({ ...sound, nature: 'registration' }).problems).toEqual([])
    expect(read({ ...sound, nature: 'registration', start_date: '05/03/2027 09:00' }).problems).toMatchObject([
      { field: 'start_date', kind: 'standingDated' },
    ])
  })

  test('a time nobody’s clock showed is refused, not moved', () => {
    expect(read({ ...sound, start_date: '28/03/2027 02:30' }).problems).toMatchObject([{ field: 'start_date', kind: 'wrongDate' }])
  })

  test.each(['=1+1', '@cmd', '+SUM(A1)', '-2+3+cmd|x', '\t=1'.trim()])('%j is a formula whatever the column', (text) => {
    for (const field of eventFieldKeys) expect(read({ ...sound, [field]: text }).problems.map(({ kind }) => kind)).toContain('formula')
  })

  test('whatever a file holds, reading answers: values or problems, never a crash', () => {
    const cells = fc.record(
      Object.fromEntries(eventFieldKeys.map((key) => [key, fc.option(fc.string({ unit: 'binary', maxLength: 80 }), { nil: undefined })])),
    )
    fc.assert(
      fc.property(cells, (line) => {
        const { values, problems } = read(line as Partial<Record<EventField, string>>)
        const untold = eventFieldKeys.filter(
          (field) => line[field] !== undefined && !(field in values) && !problems.some((problem) => problem.field === field),
        )
        expect([
          untold,
          problems.filter(({ value }) => value.length > 60),
          Object.values(values).filter((value) => typeof value === 'string' && value.includes('\u0000')),
        ]).toEqual([[], [], []])
      }),
      { numRuns: 60 },
    )
  })
})

test('controls a spreadsheet keeps are left out, and a title is one line', () => {
  const { values } = read({
    title: 'Conduire\u000B une\u007F réunion\nà deux',
    description: 'Une\u000Cligne\nune autre',
    town: 'Nan\u0085tes',
  })
  expect(values).toMatchObject({ title: 'Conduire  une réunion à deux', description: 'Une ligne\nune autre', town: 'Nan tes' })
})
