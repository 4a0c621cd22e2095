import { expect, test } from 'vitest'
import { halvesOf, sideBySide, toneOf } from './drawn-events.ts'

const at = (start: string, end: string, zone = 'Europe/Paris') =>
  halvesOf({ start_at: new Date(`2031-03-${start}:00+01:00`), end_at: new Date(`2031-03-${end}:00+01:00`) }, zone)

test('a bar of the week fills the half-day it begins in, both when it lasts, and never leaves its day', () => {
  expect(at('04T09:00', '04T12:30')).toEqual({ start: '2031-03-04 08:00:00', end: '2031-03-04 14:00:00' })
  expect(at('04T09:00', '04T17:00')).toEqual({ start: '2031-03-04 08:00:00', end: '2031-03-04 20:00:00' })
  expect(at('04T14:00', '04T17:30')).toEqual({ start: '2031-03-04 14:00:00', end: '2031-03-04 20:00:00' })
  expect(at('04T06:00', '04T07:30')).toEqual({ start: '2031-03-04 08:00:00', end: '2031-03-04 14:00:00' })
  expect(at('04T23:15', '05T02:15')).toEqual({ start: '2031-03-04 14:00:00', end: '2031-03-04 20:00:00' })
  expect(at('05T00:30', '05T02:00', 'Atlantic/Reykjavik')).toEqual({ start: '2031-03-04 14:00:00', end: '2031-03-04 20:00:00' })
})

test('bars of a row that share its height are counted, never what only blocks it', () => {
  const bar = (id: string, start: string, end: string, resourceId = 1) => ({
    id,
    start: `2031-03-04 ${start}:00`,
    end: `2031-03-04 ${end}:00`,
    resourceId,
    payload: {},
  })
  const blocked = { ...bar('away', '08:00', '20:00'), payload: undefined }
  const counted = sideBySide([
    bar('a', '08:00', '14:00'),
    bar('b', '14:00', '20:00'),
    bar('c', '14:00', '20:00'),
    bar('d', '14:00', '20:00', 2),
    blocked,
  ])
  expect(Object.fromEntries(counted)).toEqual({ a: 1, b: 2, c: 2, d: 1 })
})

test('a theme keeps its hue from one page to the next; without a theme, a bar has that of the tenant', () => {
  expect(toneOf(null)).toBe('var(--k-primary)')
  expect(toneOf('Management')).toMatch(/^#[0-9a-f]{6}$/)
  expect(toneOf('Management')).toBe(toneOf('Management'))
  expect(new Set(['Management', 'Bureautique', 'Sécurité'].map(toneOf)).size).toBeGreaterThan(1)
})
