import { describe, expect, test } from 'vitest'
import { formatPhone, isMobile, nationalPhone, phoneFromText } from './phones.ts'

describe('ID-04 phone numbers', () => {
  test.each([
    ['0612345678', '+33612345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+33(0)612345678', '+33612345678'],
    ['0033612345678', '+33612345678'],
    ['01.99.00.12.34', '+33199001234'],
    ['06-39-98-12-34', '+33639981234'],
    ['06\u00A012\u00A034\u00A056\u00A078', '+33612345678'],
  ])('%j is %s', (text, stored) => expect(phoneFromText(text)).toBe(stored))

  test.each(['612345678', '0012345678', '06123456789', '061234567', '', '06 12 34 56 7a', '+44 20 7946 0000', '+330612345678'])(
    '%j is refused',
    (text) => expect(phoneFromText(text)).toBeUndefined(),
  )

  test.each([
    ['0590123456', '+590590123456'],
    ['0690123456', '+590690123456'],
    ['0691123456', '+590691123456'],
    ['0596123456', '+596596123456'],
    ['0696123456', '+596696123456'],
    ['0697123456', '+596697123456'],
    ['0594123456', '+594594123456'],
    ['0694123456', '+594694123456'],
    ['0262123456', '+262262123456'],
    ['0692123456', '+262692123456'],
    ['0693123456', '+262693123456'],
    ['0269123456', '+262269123456'],
    ['0508123456', '+508508123456'],
    ['+262 692 12 34 56', '+262692123456'],
    ['00 590 690123456', undefined],
    ['00590690123456', '+590690123456'],
    ['+590 692 12 34 56', undefined],
  ])('overseas %s is %s', (text, stored) => expect(phoneFromText(text)).toBe(stored))

  test('0639 is Mayotte, whose fictitious neighbour 06 39 98 is metropolitan', () => {
    expect(phoneFromText('0639123456')).toBe('+262639123456')
    expect(phoneFromText('0639981234')).toBe('+33639981234')
  })

  test('the national form is ten digits and reads back to the same number', () => {
    for (const text of ['0612345678', '0690123456', '0262123456', '0639123456', '0639981234']) {
      const stored = phoneFromText(text)!
      expect(nationalPhone(stored)).toBe(text)
      expect(phoneFromText(stored)).toBe(stored)
      expect(phoneFromText(formatPhone(stored))).toBe(stored)
    }
    expect(formatPhone('+33612345678')).toBe('06\u00A012\u00A034\u00A056\u00A078')
  })

  test('text messages go to mobiles only', () => {
    expect(
      ['0612345678', '0712345678', '0690123456', '0692123456', '0639123456'].map((text) => isMobile(phoneFromText(text)!)),
    ).not.toContain(false)
    expect(
      ['0112345678', '0590123456', '0262123456', '0508123456', '0912345678'].map((text) => isMobile(phoneFromText(text)!)),
    ).not.toContain(true)
  })
})
