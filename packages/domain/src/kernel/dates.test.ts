import { describe, expect, test } from 'vitest'
import { clocksDiffer, formatDate, formatDateTime, formatRange, formatTime, zoneName } from './dates.ts'

const at = (iso: string) => new Date(iso)
const afternoon = at('2027-03-05T13:05:00Z')
/** Narrow spaces made visible. */
const plain = (text: string) => text.replaceAll('\u202F', '~')

describe('TYP-05 dates', () => {
  test('short, long and full', () => {
    expect(formatDate(afternoon, 'fr')).toBe('05/03/2027')
    expect(formatDate('2027-03-05', 'en')).toBe('05/03/2027')
    expect(formatDate(afternoon, 'fr', { style: 'long' })).toBe('5 mars 2027')
    expect(formatDate('2026-11-20', 'fr', { style: 'full' })).toBe('vendredi 20 novembre 2026')
    expect(formatDate('2026-11-20', 'en', { style: 'long' })).toBe('20 November 2026')
    expect(formatDate('1000-01-02', 'fr')).toBe('02/01/1000')
  })
  test('the first of a month is 1er in French words only', () => {
    expect(formatDate('2026-11-01', 'fr', { style: 'long' })).toBe('1er novembre 2026')
    expect(formatDate('2026-11-01', 'fr', { style: 'full' })).toBe('dimanche 1er novembre 2026')
    expect(formatDate('2026-11-11', 'fr', { style: 'long' })).toBe('11 novembre 2026')
    expect(formatDate('2026-11-01', 'fr')).toBe('01/11/2026')
    expect(formatDate('2026-11-01', 'en', { style: 'long' })).toBe('1 November 2026')
  })
  test('the day is the one of the zone', () => {
    const late = at('2026-12-31T23:30:00Z')
    expect(formatDate(late, 'fr')).toBe('01/01/2027')
    expect(formatDate(late, 'fr', { zone: 'America/Martinique' })).toBe('31/12/2026')
  })
})

test('TYP-05 times: "14 h 05" in prose, 14:05 in tables', () => {
  expect(formatTime(afternoon, 'fr')).toBe('14:05')
  expect(plain(formatTime(afternoon, 'fr', { style: 'prose' }))).toBe('14~h~05')
  expect(plain(formatTime(at('2027-03-05T08:00:00Z'), 'fr', { style: 'prose' }))).toBe('9~h')
  expect(plain(formatTime(afternoon, 'en', { style: 'prose' }))).toBe('14:05')
  expect(plain(formatTime(at('2027-03-04T23:00:00Z'), 'en', { style: 'prose' }))).toBe('00:00')
  expect(formatTime(afternoon, 'en', { zone: 'UTC' })).toBe('13:05')
})

test('TYP-05 date and time', () => {
  expect(formatDateTime(afternoon, 'fr')).toBe('05/03/2027 14:05')
  expect(plain(formatDateTime(afternoon, 'fr', { style: 'full' }))).toBe('vendredi 5 mars 2027 à 14~h~05')
  expect(plain(formatDateTime(afternoon, 'en', { style: 'long' }))).toBe('5 March 2027 at 14:05')
})

describe('TYP-05 ranges', () => {
  test.each([
    ['2027-03-03', '2027-03-05', 'du 3 au 5 mars 2027', 'from 3 to 5 March 2027'],
    ['2027-03-03', '2027-03-03', 'le 3 mars 2027', 'on 3 March 2027'],
    ['2027-03-01', '2027-03-05', 'du 1er au 5 mars 2027', 'from 1 to 5 March 2027'],
    ['2027-03-30', '2027-04-01', 'du 30 mars au 1er avril 2027', 'from 30 March to 1 April 2027'],
    ['2026-12-30', '2027-01-02', 'du 30 décembre 2026 au 2 janvier 2027', 'from 30 December 2026 to 2 January 2027'],
  ])('%s to %s', (start, end, fr, en) => {
    expect(formatRange(start, end, 'fr')).toBe(fr)
    expect(formatRange(start, end, 'en')).toBe(en)
  })
  test('one day shows its times', () => {
    const [start, end] = [at('2027-03-03T08:00:00Z'), at('2027-03-03T16:00:00Z')]
    expect(plain(formatRange(start, end, 'fr'))).toBe('le 3 mars 2027 de 9~h à 17~h')
    expect(plain(formatRange(start, end, 'en'))).toBe('on 3 March 2027 from 09:00 to 17:00')
    expect(plain(formatRange(start, start, 'fr'))).toBe('le 3 mars 2027 à 9~h')
    expect(formatRange(start, end, 'fr', { times: false })).toBe('le 3 mars 2027')
  })
  test('several days show them on demand', () => {
    const [start, end] = [at('2027-03-03T08:00:00Z'), at('2027-03-05T16:30:00Z')]
    expect(formatRange(start, end, 'fr')).toBe('du 3 au 5 mars 2027')
    expect(plain(formatRange(start, end, 'fr', { times: true }))).toBe('du 3 mars 2027 à 9~h au 5 mars 2027 à 17~h~30')
    expect(plain(formatRange(start, end, 'en', { times: true }))).toBe('from 3 March 2027 at 09:00 to 5 March 2027 at 17:30')
  })
  test('whether it is one day depends on the zone of the event', () => {
    const [start, end] = [at('2027-03-03T20:00:00Z'), at('2027-03-04T01:00:00Z')]
    expect(formatRange(start, end, 'fr')).toBe('du 3 au 4 mars 2027')
    expect(plain(formatRange(start, end, 'fr', { zone: 'America/Martinique' }))).toBe('le 3 mars 2027 de 16~h à 21~h')
  })
})

test('the zone is named when the viewer’s clock differs', () => {
  expect(clocksDiffer(afternoon, 'Europe/Paris', 'Europe/Brussels')).toBe(false)
  expect(clocksDiffer(afternoon, 'Europe/Paris', 'Europe/London')).toBe(true)
  expect(clocksDiffer(afternoon, 'Pacific/Apia', 'Pacific/Honolulu')).toBe(true)
  expect(zoneName(afternoon, 'fr', 'Indian/Reunion')).toBe('heure de La Réunion')
  expect(zoneName(afternoon, 'en', 'Europe/Paris')).toBe('Central European Time')
})
