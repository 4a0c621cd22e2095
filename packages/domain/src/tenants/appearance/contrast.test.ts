import { expect, test } from 'vitest'
import { contrast, readableOn, textOn } from './contrast.ts'

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
})

test('a colour is moved just enough to be read', () => {
  expect(readableOn('#ffffff', '#1f4e8c')).toBe('#1f4e8c')
  expect(contrast(readableOn('#ffffff', '#ffd400'), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(readableOn('#17191e', '#1f4e8c'), '#17191e')).toBeGreaterThanOrEqual(4.5)
})

test('a text colour that cannot be read gives way to black or white', () => {
  expect(textOn('#1f4e8c', '#ffffff')).toBe('#ffffff')
  expect(textOn('#ffd400', '#ffffff')).toBe('#000000')
  expect(textOn('#202020', '#303030')).toBe('#ffffff')
})
