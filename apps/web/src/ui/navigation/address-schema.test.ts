import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fitSearch, oneOf, textThat } from './address-schema.ts'

const schema = z.object({ tab: oneOf(['open', 'closed']), id: textThat((text) => /^\d+$/.test(text)) })

test.each([
  [{}, {}],
  [
    { tab: 'open', id: '12' },
    { tab: 'open', id: '12' },
  ],
  [{ tab: 'none', id: 'x' }, {}],
  [
    { tab: 'closed', page: '2', q: 'droit' },
    { tab: 'closed', page: '2', q: 'droit' },
  ],
])('%j is read as %j', (search, expected) => {
  expect(fitSearch(schema, search)).toEqual(expected)
})

test('an address no page declares stays as it is', () => {
  expect(fitSearch(undefined, { anything: '1' })).toEqual({ anything: '1' })
})
