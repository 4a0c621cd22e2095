import { describe, expect, test } from 'vitest'
import { languageFrom, languagesInWords, usualLanguages } from './event-languages.ts'

describe('a language of an event', () => {
  test.each([
    ['fr', 'FR'],
    [' Français ', 'FR'],
    ['French', 'FR'],
    ['ANGLAIS', 'EN'],
    ['gsw', 'GSW'],
    ['langue des signes', 'langue des signes'],
    ['xq', 'xq'],
  ])('%s is stored as %s', (typed, stored) => expect(languageFrom(typed)).toBe(stored))

  test('is read by its name in each language, the organiser’s own words as they are', () => {
    expect(languagesInWords(['FR', 'EN', 'langue des signes'], 'fr')).toBe('Français, anglais, langue des signes')
    expect(languagesInWords(['FR', 'EN'], 'en')).toBe('French, English')
    expect(languagesInWords([], 'fr')).toBe('')
  })

  test('each usual one has a name, and its name leads back to it', () => {
    for (const code of usualLanguages)
      expect([languageFrom(languagesInWords([code], 'fr')), languageFrom(languagesInWords([code], 'en'))]).toEqual([code, code])
  })
})
