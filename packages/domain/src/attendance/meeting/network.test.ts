import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('a network is judged by its median trip, so that one slow answer alone says nothing', () => {
  expect(networkOf([30, 900, 40])).toEqual({ kind: 'good', ms: 40 })
  expect(networkOf([400, 300.6, 20])).toEqual({ kind: 'slow', ms: 301 })
  expect(networkOf([250])).toEqual({ kind: 'good', ms: 250 })
  expect(networkOf([])).toEqual({ kind: 'none' })
})
