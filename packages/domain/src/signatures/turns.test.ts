import { expect, test } from 'vitest'
import { inOrder, nextSignatory } from './turns.ts'

const at = new Date('2027-03-01T10:00:00Z')
const people = (party: Date | null, body: Date | null) => [
  { side: 'body' as const, signed_at: body },
  { side: 'party' as const, signed_at: party },
]

test('each signs in turn, the party first or the body first', () => {
  expect(inOrder(people(null, null), 'partyFirst').map(({ side }) => side)).toEqual(['party', 'body'])
  expect(nextSignatory(people(null, null), 'partyFirst')?.side).toBe('party')
  expect(nextSignatory(people(at, null), 'partyFirst')?.side).toBe('body')
  expect(nextSignatory(people(null, null), 'bodyFirst')?.side).toBe('body')
  expect(nextSignatory(people(null, at), 'bodyFirst')?.side).toBe('party')
  expect(nextSignatory(people(at, at), 'partyFirst')).toBeUndefined()
})
