import { describe, expect, it } from 'vitest'
import { isExpired, usualValidity } from './quote-rules.ts'
import { quoteStatus } from './quote-status.ts'

describe('a quote', () => {
  it('may be accepted for thirty days', () => {
    expect(usualValidity('2026-02-10')).toBe('2026-03-12')
  })

  it('expires the day after its last one, while nobody answered', () => {
    const sent = { status: 'toValidate' as const, valid_until: '2026-03-12' }
    expect(isExpired(sent, '2026-03-12')).toBe(false)
    expect(isExpired(sent, '2026-03-13')).toBe(true)
    expect(isExpired({ ...sent, status: 'validated' }, '2026-03-13')).toBe(false)
    expect(isExpired({ status: 'draft', valid_until: null }, '2026-03-13')).toBe(false)
  })

  it('is answered once, invoiced once accepted, and never again a draft', () => {
    expect(quoteStatus.mayFollow('draft', 'validated')).toBe(false)
    expect(quoteStatus.mayFollow('toValidate', 'validated')).toBe(true)
    expect(quoteStatus.mayFollow('rejected', 'validated')).toBe(false)
    expect(quoteStatus.mayFollow('toValidate', 'invoiced')).toBe(false)
    expect(quoteStatus.keys.some((key) => quoteStatus.mayFollow(key, 'draft'))).toBe(false)
  })
})
