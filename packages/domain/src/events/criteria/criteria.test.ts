import { describe, expect, it } from 'vitest'
import { isAdmitted } from './criteria.ts'

describe('isAdmitted', () => {
  it('asks for every line, or for one of them', () => {
    expect(isAdmitted('all', [true, true])).toBe(true)
    expect(isAdmitted('all', [true, false])).toBe(false)
    expect(isAdmitted('any', [true, false])).toBe(true)
    expect(isAdmitted('any', [false, false])).toBe(false)
  })
  it('admits nobody on criteria that say nothing', () => {
    expect(isAdmitted('all', [])).toBe(false)
    expect(isAdmitted('any', [])).toBe(false)
  })
})
