import { describe, expect, test } from 'vitest'
import { depositedStatus, isPaperOpen, type PaperStanding, paperFacts } from './paper-facts.ts'

const paper = (standing: Partial<PaperStanding>): PaperStanding => ({ is_required: true, is_checked: true, status: null, ...standing })

describe('papers asked of a registration', () => {
  test.each([
    [[], true, false],
    [[paper({})], false, false],
    [[paper({ status: 'rejected' })], false, false],
    [[paper({ status: 'toValidate' })], true, true],
    [[paper({ status: 'validated' })], true, false],
    [[paper({ status: 'validated' }), paper({ status: 'toValidate' })], true, true],
    [[paper({ status: 'toValidate' }), paper({})], false, true],
    [[paper({ is_required: false })], true, false],
    [[paper({ is_required: false, status: 'toValidate' })], true, false],
  ])('case %#: given and to check', (papers, are_papers_given, are_papers_to_check) =>
    expect(paperFacts(papers)).toEqual({ are_papers_given, are_papers_to_check }),
  )

  test('one that is checked waits for somebody, the others are taken as they are', () => {
    expect(depositedStatus({ is_checked: true })).toBe('toValidate')
    expect(depositedStatus({ is_checked: false })).toBe('validated')
  })

  test('its person changes it until somebody accepted it', () => {
    const isOpen = (standing: Partial<PaperStanding>, provided_for: string | null = null) =>
      isPaperOpen({ ...paper(standing), provided_for })
    expect(isOpen({ status: 'toValidate' })).toBe(true)
    expect(isOpen({ status: 'rejected' })).toBe(true)
    expect(isOpen({ status: 'validated' })).toBe(false)
    expect(isOpen({ status: 'validated', is_checked: false })).toBe(true)
    expect(isOpen({ status: 'validated', is_checked: false }, 'Conduire une réunion')).toBe(false)
  })
})
