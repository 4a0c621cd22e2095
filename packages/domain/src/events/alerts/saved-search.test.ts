import { expect, test } from 'vitest'
import { addressOf, savedSearch } from './saved-search.ts'

test('the same search is written the same way, whatever its order, page, layout or what it does not know', () => {
  const saved = savedSearch(addressOf('?view=list&town=Lyon&page=3&theme=securite&lang=en&nb=50&x=1'))
  expect(saved).toBe('?theme=securite&town=Lyon')
  expect(savedSearch(addressOf('?theme=securite&town=Lyon&sort=price'))).toBe(saved)
  expect(savedSearch(addressOf('?view=calendar&page=2'))).toBe('')
})
