import { expect, test } from 'vitest'
import { path } from './path.ts'

const choosePassword = path('/:client/choose-password/:unique')

test('an address is filled in order and encoded', () => {
  expect(choosePassword('forma', 'a/b')).toBe('/forma/choose-password/a%2Fb')
  expect(choosePassword.pattern).toBe('/:client/choose-password/:unique')
})

test('an address without its value is refused', () => {
  expect(() => choosePassword('forma', '')).toThrow('lacks :unique')
})
