import { expect, test } from 'vitest'
import { tabsThatFit } from './tabs-that-fit.ts'

const tabs = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key }))
const fitting = (line: number, current = 'a', widths: Record<string, number> = {}) => {
  const { shown, rest } = tabsThatFit(tabs, { widthOf: (key) => widths[key] ?? 100, line, more: 50, current })
  return `${shown.map(({ key }) => key).join('')}|${rest.map(({ key }) => key).join('')}`
}

test('all of them where they fit, or before anything is measured', () => {
  expect(fitting(500)).toBe('abcde|')
  expect(fitting(0)).toBe('abcde|')
})
test('the first ones beside the button of the rest', () => {
  expect(fitting(499)).toBe('abcd|e')
  expect(fitting(449)).toBe('abc|de')
  expect(fitting(160)).toBe('a|bcde')
})
test('the current one is shown whatever its rank and its width', () => {
  expect(fitting(350, 'e')).toBe('abe|cd')
  expect(fitting(350, 'e', { e: 250 })).toBe('e|abcd')
  expect(fitting(100, 'd')).toBe('d|abce')
  expect(fitting(350, 'none')).toBe('abc|de')
})
