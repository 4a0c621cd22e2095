import { expect, test } from 'vitest'
import { mailsLeft, withoutPersonalLinks } from './rules.ts'

test('what is left never goes below nothing, and no limit leaves any number', () => {
  expect([mailsLeft(3, 5), mailsLeft(7, 5), mailsLeft(7, null)]).toEqual([2, 0, Number.POSITIVE_INFINITY])
})

test('a personal link in a mail is of no use to others than its addressee', () => {
  const unique = '0b6a3c1e-5f7d-4a51-9c55-0f6f0c1d2e3f'
  expect(withoutPersonalLinks('<a href="https://kxo.test/forma/lien-sms/aB3_x-9">Voir</a>')).toBe(
    '<a href="https://kxo.test/forma/lien-sms/…">Voir</a>',
  )
  expect(withoutPersonalLinks(`Voir : https://kxo.test/forma/url/conduire/${unique}\n`)).toBe(
    'Voir : https://kxo.test/forma/url/conduire/…\n',
  )
  const open = 'https://kxo.test/public/forma/events/7/url/conduire-une-reunion'
  expect(withoutPersonalLinks(open)).toBe(open)
})
