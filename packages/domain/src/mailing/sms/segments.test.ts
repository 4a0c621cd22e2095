import { expect, test } from 'vitest'
import { segmentsOf, withoutDoubling } from './segments.ts'

test('160 characters make one message, 161 make two of 153 (PRV-13)', () => {
  expect(segmentsOf('a'.repeat(160))).toEqual({ count: 1, length: 160, room: 160, doubling: [] })
  expect(segmentsOf('é'.repeat(161))).toEqual({ count: 2, length: 161, room: 306, doubling: [] })
  expect(segmentsOf('a'.repeat(307)).count).toBe(3)
})

test('one character out of the alphabet halves the message; those of the extension count for two (PRV-13)', () => {
  expect(segmentsOf(`Bientôt ${'a'.repeat(62)}`)).toEqual({ count: 1, length: 70, room: 70, doubling: ['ô'] })
  expect(segmentsOf(`ê${'a'.repeat(70)}`)).toMatchObject({ count: 2, room: 134 })
  expect(segmentsOf('ç').doubling).toEqual(['ç'])
  expect(segmentsOf('Ç').doubling).toEqual([])
  expect(segmentsOf(`${'a'.repeat(159)}€`)).toMatchObject({ count: 2, length: 161 })
  expect(segmentsOf('').count).toBe(1)
})

test('a text is made plain without losing what it says', () => {
  expect(withoutDoubling('Ça reçoit\u00A0: l’été, «\u00A0cœur\u00A0» être…')).toBe(
    'Ça reçoit : l\'été, "coeur" etre...'.replace('Ça', 'Ça').replace('reçoit', 'recoit'),
  )
  expect(segmentsOf(withoutDoubling('Noël à Évry\u202F! naïve')).doubling).toEqual([])
  expect(withoutDoubling('日本')).toBe('日本')
})
