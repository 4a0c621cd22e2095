import { describe, expect, it } from 'vitest'
import { makeLanguage } from '../../kernel/language.ts'
import { glossaryOf } from '../../tenants/glossary/glossary.ts'
import { cardBadges, isNew } from './card-badges.ts'
import { lineInWords, sharedText } from './card-in-words.ts'

const language = makeLanguage({ locale: 'fr', glossary: glossaryOf({}) })
const now = new Date('2027-03-10T12:00:00Z')
const before = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('new', () => {
  it('is what is marked so, for good or for some days from the first publication', () => {
    const marked = { is_marked_new: true, new_days: 15, published_at: before(14) }
    expect(isNew(marked, now)).toBe(true)
    expect(isNew({ ...marked, published_at: before(15) }, now)).toBe(false)
    expect(isNew({ ...marked, new_days: null, published_at: before(400) }, now)).toBe(true)
    expect(isNew({ ...marked, published_at: null }, now)).toBe(true)
    expect(isNew({ ...marked, is_marked_new: false }, now)).toBe(false)
  })
})

describe('the badges of a card', () => {
  const event = { availability: 'available', max_participants: 20, places_left: 2, is_new: true, is_displayed_first: false } as const
  const said = (change: object, showsFilling = false) => cardBadges({ ...event, ...change }, showsFilling, language).map(({ text }) => text)
  it('say that few places are left, and how few only where the tenant shows it', () => {
    expect(said({})).toEqual(['Dernières places', 'Nouveau'])
    expect(said({}, true)).toEqual(['Plus que 2 places', 'Nouveau'])
    expect(said({ places_left: 3, is_new: false, is_displayed_first: true })).toEqual(['Places disponibles', 'Mis en avant'])
    expect(said({ availability: 'full', places_left: 0, is_new: false })).toEqual(['COMPLET'])
  })
})

describe('an event told elsewhere', () => {
  it('fits on one line of a message', () => {
    const event = { title: 'Excel', start_date: null, end_date: null, time_zone: 'Europe/Paris', place: 'Part-Dieu', town: 'Lyon' }
    expect(lineInWords({ ...event, is_online: false, is_asynchronous: false }, language)).toBe('Excel, Part-Dieu, Lyon')
    expect(lineInWords({ ...event, is_online: true, is_asynchronous: false }, language)).toBe('Excel, À distance')
  })
  it('is shared by its short text, else by its presentation, cut to what networks show', () => {
    expect(sharedText({ summary: 'Court.', presentation: 'Long.' })).toBe('Court.')
    expect(sharedText({ summary: '', presentation: 'a\n\nb' })).toBe('a b')
    expect(sharedText({ summary: 'x'.repeat(161), presentation: '' })).toBe(`${'x'.repeat(159)}…`)
  })
})
