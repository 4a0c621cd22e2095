import { expect, test } from 'vitest'
import { agreementKind } from './agreement-legal.ts'
import { writtenTexts } from './content.ts'
import { lackingMentions } from './mentions.ts'

const whole = {
  title: 'Excel niveau 1',
  objective: 'Calculer',
  programme: 'Formules',
  minutes: 840,
  start_date: new Date('2027-03-22T08:00:00Z'),
  headcount: '12 personnes au plus',
  prior_level: 'Aucun',
  methods: 'Exposés et exercices',
  assessment: 'Quiz',
  sanction: 'Attestation',
  trainer_titles: 'Anne Martin\u00A0: DESS de gestion',
  payment_terms: '30 % puis le solde',
  early_end: 'Au prorata',
  amount: 100_000,
}

test('an agreement that says everything lacks nothing, whatever its kind', () => {
  for (const kind of agreementKind.keys) expect([kind, lackingMentions(kind, whole)]).toEqual([kind, []])
})

test('FOR-04: a contract with an individual says five things, and nobody signs while one is empty', () => {
  const empty = Object.fromEntries(writtenTexts.map((key) => [key, ' ']))
  expect(lackingMentions('individual', { ...whole, ...empty })).toEqual(['nature', 'prior_level', 'conduct', 'trainers', 'payment'])
  const without = (part: Partial<typeof whole>) => lackingMentions('individual', { ...whole, ...part })
  for (const part of [{ minutes: 0 }, { programme: '' }, { objective: '' }, { headcount: '' }]) expect(without(part)).toEqual(['nature'])
  expect(lackingMentions('individual', { ...whole, start_date: null })).toEqual(['nature'])
  expect(without({ prior_level: '' })).toEqual(['prior_level'])
  for (const part of [{ methods: '' }, { assessment: '' }, { sanction: '' }]) expect(without(part)).toEqual(['conduct'])
  for (const part of [{ payment_terms: '' }, { early_end: '' }]) expect(without(part)).toEqual(['payment'])
})

test('FOR-04: a trainer named without a title, a diploma or a reference is still to write', () => {
  const titles = (trainer_titles: string) => lackingMentions('individual', { ...whole, trainer_titles })
  expect(titles('')).toEqual(['trainers'])
  expect(titles('Anne Martin\u00A0: DESS de gestion\nPaul Roux\u00A0:')).toEqual(['trainers'])
  expect(titles('Anne Martin\u00A0: DESS de gestion\nPaul Roux\u00A0: dix ans de pratique')).toEqual([])
})

test('FOR-02: a convention says its goal, means, period, follow-up and price, and asks for no titles', () => {
  const empty = Object.fromEntries(writtenTexts.map((key) => [key, '']))
  expect(lackingMentions('convention', { ...whole, ...empty, minutes: 0 })).toEqual(['goal', 'means', 'period', 'follow_up', 'price'])
  expect(lackingMentions('convention', { ...whole, trainer_titles: '', prior_level: '' })).toEqual([])
})

test('who teaches is paid a price that is said', () => {
  expect(lackingMentions('service', { ...whole, amount: 0 })).toEqual(['price'])
  expect(lackingMentions('subcontract', { ...whole, payment_terms: '', methods: '' })).toEqual(['means', 'price'])
})
