import { describe, expect, test } from 'vitest'
import { type Coverage, departementsFromText, regionOf, trialsOf } from './rules.ts'

type Named = Coverage & { name: string }
const named = (name: string, departements: string, country = 'FR'): Named => ({
  name,
  country,
  departements: departementsFromText(departements),
  is_abroad: false,
})
const abroad: Named = { ...named('Hors France', ''), is_abroad: true }
const regions = [
  named('Île-de-France', '75;77;78;91;92;93;94;95'),
  named('Huitième', '75008'),
  named('Corse du Sud', '2A'),
  named('Corse', '20'),
  named('Antilles', '971; 972'),
  named('Rhône', '69'),
  named('Lyon', '690;6910'),
  named('Ain', '01'),
  abroad,
]

describe('ID-20: the region of a postal code', () => {
  test.each([
    ['75001', 'Île-de-France'],
    ['75008', 'Huitième'],
    ['20137', 'Corse du Sud'],
    ['20200', 'Corse'],
    ['97110', 'Antilles'],
    ['97133', 'Antilles'],
    ['69001', 'Lyon'],
    ['69100', 'Lyon'],
    ['69400', 'Rhône'],
    ['1000', 'Ain'],
    [' 01 000 ', 'Ain'],
    ['33000', undefined],
    ['7500A', undefined],
    ['750', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is in %s', (code_postal, name) => expect(regionOf(regions, { code_postal })?.name).toBe(name))

  test('the island with a number of its own is found by it before the one it is printed under', () =>
    expect(regionOf([...regions, named('Saint-Barthélemy', '977')], { code_postal: '97133' })?.name).toBe('Saint-Barthélemy'))

  test('what is tried, the most precise first', () => {
    expect(trialsOf({ code_postal: '75008' })).toEqual(['75008', '7500', '750', '75'])
    expect(trialsOf({ code_postal: '20137' })).toEqual(['20137', '2013', '201', '2A', '20'])
    expect(trialsOf({ code_postal: '97133' })).toEqual(['97133', '9713', '977', '971', '97'])
    expect(trialsOf({ code_postal: '1000' })).toEqual(['01000', '0100', '010', '01'])
    expect(trialsOf({ code_postal: '7500A' })).toEqual([])
    expect(trialsOf({ code_postal: '1000', country: 'BE' })).toEqual(['1000', '100', '10'])
  })

  test('an unsaid country is France, by name or by code', () => {
    for (const country of [undefined, null, '', 'FR', 'France'])
      expect(regionOf(regions, { code_postal: '75001', country })?.name).toBe('Île-de-France')
  })
  test('no region of a country: « hors france », whatever the code; without it, none', () => {
    for (const code_postal of ['75001', '1000', '', null]) expect(regionOf(regions, { code_postal, country: 'BE' })).toBe(abroad)
    expect(regionOf(regions.slice(0, -1), { code_postal: '1000', country: 'BE' })).toBeUndefined()
  })
  test('a country with regions of its own: by prefix, else the one that lists none, else nobody guesses', () => {
    const brussels = named('Bruxelles', '10;11', 'BE')
    const belgium = named('Belgique', '', 'BE')
    expect(regionOf([...regions, brussels, belgium], { code_postal: '1050', country: 'BE' })).toBe(brussels)
    expect(regionOf([...regions, brussels, belgium], { code_postal: '4000', country: 'BE' })).toBe(belgium)
    expect(regionOf([...regions, brussels], { code_postal: '4000', country: 'be' })).toBeUndefined()
    expect(regionOf([...regions, brussels], { code_postal: '10115', country: 'DE' })).toBe(abroad)
  })
})

test('départements are read between semicolons, each once', () =>
  expect(departementsFromText(' 2a; 2B ;;971;2A')).toEqual(['2A', '2B', '971']))
