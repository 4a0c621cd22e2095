import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comparedLines } from './compared-lines.ts'

it('says what was removed, what was added and what stays, in reading order', () => {
  expect(comparedLines('Accueil\nThéorie\nBilan', 'Accueil\nPratique\n\nBilan\nRepas')).toEqual([
    { text: 'Accueil', is: 'same' },
    { text: 'Théorie', is: 'removed' },
    { text: 'Pratique', is: 'added' },
    { text: 'Bilan', is: 'same' },
    { text: 'Repas', is: 'added' },
  ])
  expect(comparedLines('', '')).toEqual([])
})

it('gives both texts back, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (former, current) => {
      const lines = comparedLines(former.join('\n'), current.join('\n'))
      expect(lines.filter(({ is }) => is !== 'added').map((line) => line.text)).toEqual(former)
      expect(lines.filter(({ is }) => is !== 'removed').map((line) => line.text)).toEqual(current)
    }),
  )
})
