import { expect, test } from 'vitest'
import { addressOf, keptSearch } from './kept-search.ts'

test('the same search is written the same way, whatever its order, page, layout or what it does not know', () => {
  const asked = keptSearch(addressOf('?view=list&town=Lyon&page=3&theme=securite&lang=en&nb=50&x=1'))
  expect(asked).toBe('?theme=securite&town=Lyon')
  expect(keptSearch(addressOf('?theme=securite&town=Lyon&sort=price'))).toBe(asked)
  expect(keptSearch(addressOf('?view=calendar&page=2'))).toBe('')
})
