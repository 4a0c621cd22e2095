import { fileURLToPath } from 'node:url'
import { makeLanguage } from '@kxo/domain/kernel/language'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { glossaryPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import { afterAll, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { closePdfEngine, renderDocument } from '../../../platform/pdf/render-document.ts'
import { documentLetterhead } from '../../documents/document-fixtures.ts'
import { sheetFixture, signatureImages } from './sheet-fixtures.ts'
import { type SheetDocument, sheetPrint } from './sheet-print.ts'

const language = makeLanguage({ locale: 'fr', glossary: glossaryOf({}, glossaryPresets.training) })
const template = fileURLToPath(new URL('./sheet.typ', import.meta.url))
const pages = async (sheet: SheetDocument, standard: 'a-3b' | 'ua-1' = 'a-3b') =>
  printedText(
    await renderDocument({
      template,
      data: sheetPrint(sheet, documentLetterhead, language),
      images: await signatureImages(),
      standard,
      createdAt: new Date('2027-03-06T18:00:00Z'),
    }),
  )
const blank: SheetDocument = {
  ...sheetFixture,
  learners: sheetFixture.learners.map((learner) => ({ ...learner, marks: {}, achieved_minutes: null })),
  trainers: sheetFixture.trainers.map((trainer) => ({ ...trainer, marks: {} })),
  evidence: [],
  sealed_at: null,
}

afterAll(() => closePdfEngine())

test.each(['a-3b', 'ua-1'] as const)(
  'FOR-31 the sheet says body, session, half-days, people, signatures and absences (%s)',
  async (standard) => {
    const [sheet = ''] = await pages(sheetFixture, standard)
    for (const expected of [
      'Feuille d’émargement',
      'Manager une équipe au quotidien',
      '52441234567',
      '123 456 782 00010',
      'du 3 au 4 mars 2027',
      'Nantes, salle Loire',
      'Matin 09:00 – 12:30',
      'Après-midi 13:30 – 17:00',
      'Nguyễn Thị Hạnh',
      'Société L’Œuvre & Fils',
      'Signé le 03/03/2027 à 09:15',
      'Retard de 15 min',
      'Arrêt maladie',
      'Régularisation du 06/03/2027',
      'par Claire Delmas : réseau coupé',
      'Formateurs',
      'Paul Arnaud',
      '10,25 h',
    ])
      expect(sheet).toContain(expected)
  },
)

test('FOR-32 what was not signed never prints as signed', () => {
  const [first, second, third] = sheetFixture.half_days.map(({ id }) => id)
  const at = new Date('2027-03-06T10:12:00Z')
  const marks = {
    [first!]: { kind: 'regularised', at, author: 'Claire Delmas', reason: 'réseau coupé', late_minutes: 10 },
    [second!]: { kind: 'unsigned', late_minutes: 5 },
    [third!]: { kind: 'absent', reason: null },
  } as const
  const [learner] = sheetFixture.learners
  const cells = sheetPrint({ ...sheetFixture, learners: [{ ...learner!, marks }] }, documentLetterhead, language).blocks[0]!.people[0]!
    .cells
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')
  expect(cells.map(({ text, note }) => [text, plain(note)])).toEqual([
    ['Régularisation du 06/03/2027', 'Retard de 10 min – par Claire Delmas : réseau coupé'],
    ['Présence non signée', 'Retard de 5 min'],
    ['Absence', ''],
    ['Non signé', ''],
  ])
})

test('FOR-33 the evidence page holds every record, with its UTC time and both digests', async () => {
  const all = (await pages(sheetFixture)).slice(1).join(' ')
  expect(all).toContain('Preuves des signatures')
  expect(all.match(/2027-03-0\d/g)).toHaveLength(sheetFixture.evidence.length)
  expect(all).toContain('08:01:00.000')
  expect(all).toContain('scellée le 6 mars 2027')
  for (const { chain_digest, sheet_digest } of sheetFixture.evidence)
    for (const part of `${chain_digest}${sheet_digest}`.match(/.{8}/g)!) expect(all).toContain(part)
})

test('FOR-33 a name typed is the signature shown, and a sheet sealed again says who opened it and why', async () => {
  const [learner] = sheetFixture.learners
  const [first] = sheetFixture.half_days
  const typed = { kind: 'signed', at: first!.start, image: null, typed_name: 'Zoë d’Arc', late_minutes: 0 } as const
  const reopened = { at: new Date('2027-03-06T11:00:00Z'), by: 'Claire Delmas', reason: 'une personne oubliée' }
  const [sheet, ...evidence] = await pages({ ...sheetFixture, learners: [{ ...learner!, marks: { [first!.id]: typed } }], reopened })
  expect(sheet).toContain('Zoë d’Arc')
  expect(evidence.join(' ')).toContain('par Claire Delmas : une personne oubliée. Feuille verrouillée et scellée')
})

test('what is sealed without any signature says so under the table', async () => {
  const [sheet = '', ...others] = await pages({ ...blank, sealed_at: sheetFixture.sealed_at })
  expect(others).toEqual([])
  expect(sheet).toContain('scellée le 6 mars 2027')
})

test('a blank sheet has neither hours nor evidence', async () => {
  const [sheet = '', ...others] = await pages(blank)
  expect(others).toEqual([])
  expect(sheet).not.toMatch(/Durée suivie|Signé|scellée/)
})

test('more half-days than the width are split into blocks, hours in the last one only', () => {
  const half_days = Array.from({ length: 12 }, (_, index) => ({
    id: String(index),
    start: new Date(Date.UTC(2027, 2, 1 + index, 8)),
    end: new Date(Date.UTC(2027, 2, 1 + index, 11)),
  }))
  const print = sheetPrint({ ...sheetFixture, half_days }, documentLetterhead, language)
  expect(print.blocks.map((block) => block.heads.length)).toEqual([5, 5, 2])
  expect(print.blocks.map((block) => block.has_hours)).toEqual([false, false, true])
  expect(print.blocks.every((block) => block.people.every((row) => row.cells.length === block.heads.length))).toBe(true)
})

test('FOR-32 a half-day is a morning when it starts before 13:00 in the zone of the session', () => {
  const at = (time: string) => ({ id: time, start: new Date(`2027-03-03T${time}:00+01:00`), end: new Date('2027-03-03T18:00:00+01:00') })
  const halves = sheetPrint({ ...blank, half_days: [at('12:59'), at('13:00')] }, documentLetterhead, language).blocks[0]!.heads
  expect(halves.map((head) => head.half)).toEqual(['Matin', 'Après-midi'])
})
