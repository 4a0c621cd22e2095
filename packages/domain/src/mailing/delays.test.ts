import { expect, test } from 'vitest'
import { makeLanguage } from '../kernel/language.ts'
import { glossaryOf } from '../tenants/glossary/glossary.ts'
import { delayKey, delaySentence } from './delays.ts'
import type { Delay, Moment } from './moments/moment.ts'
import { moments } from './moments.ts'

const [french, english] = (['fr', 'en'] as const).map((locale) => makeLanguage({ locale, glossary: glossaryOf() }))
const said = (delay: Delay) =>
  [french!, english!].map((language) => language.say(delaySentence(delay).sentence, delaySentence(delay).values))

test('a delay is said as people say it', () => {
  expect(said({ anchor: 'start', days: -7, at: '09:00' })).toEqual(['7 jours avant le début, à 09:00', '7 days before the start, at 09:00'])
  expect(said({ anchor: 'limit', days: 1 })).toEqual(['1 jour après la date limite', '1 day after the closing date'])
  expect(said({ anchor: 'start', minutes: -60 })).toEqual(['1 heure avant le début', '1 hour before the start'])
  expect(said({ anchor: 'slot_end', minutes: 30 })).toEqual([
    '30 minutes après la fin de la demi-journée',
    '30 minutes after the end of the half-day',
  ])
  expect(said({ anchor: 'end' })).toEqual(['Quand vient la fin', 'When the end comes'])
})

test('two delays of one moment are two occurrences', () => {
  for (const { timing = [] } of Object.values<Moment>(moments)) expect(new Set(timing.map(delayKey)).size).toBe(timing.length)
})
