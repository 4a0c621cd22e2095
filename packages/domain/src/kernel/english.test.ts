import { expect, test } from 'vitest'
import { englishForms, indefinite } from './english.ts'
import { frenchForms } from './french.ts'

test.each([
  ['event', 'an event'],
  ['audit', 'an audit'],
  ['offer', 'an offer'],
  ['training', 'a training'],
  ['hackathon', 'a hackathon'],
  ['hour', 'an hour'],
  ['honorary member', 'an honorary member'],
  ['user', 'a user'],
  ['unit', 'a unit'],
  ['university course', 'a university course'],
  ['uninvited guest', 'an uninvited guest'],
  ['update', 'an update'],
  ['European meeting', 'a European meeting'],
  ['one-day course', 'a one-day course'],
  ['ewe', 'a ewe'],
])('TYP-13 a/an before %j', (word, expected) => expect(indefinite(word)).toBe(expected))

test('TYP-13 English has every form French has; agreement endings are empty', () => {
  expect(Object.keys(englishForms).sort()).toEqual(Object.keys(frenchForms).sort())
  const said = Object.fromEntries(
    Object.entries(englishForms).map(([form, write]) => [form, write({ singular: 'audit', plural: 'audits' })]),
  )
  expect(said).toMatchObject({
    le: 'the audit',
    un: 'an audit',
    pl: 'audits',
    ce: 'this audit',
    aucun: 'no audit',
    tous: 'all audits',
    e: '',
    es: '',
  })
})
