import { expect, test } from 'vitest'
import { codeAlphabet, codeFrom, passParts, typedCode } from './pass-text.ts'

test('a code to type holds no sign taken for another', () => {
  for (const sign of 'IlO01') expect(codeAlphabet).not.toContain(sign)
  expect(codeFrom(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe('ABCDE-FGHJK')
  expect(codeFrom(new Uint8Array(10).fill(255))).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
})

test('it is found however it is typed; an older code is left alone', () => {
  for (const typed of ['k7rm3-qxd4p', ' K7RM3 QXD4P ', 'k7rm3qxd4p']) expect(typedCode(typed)).toBe('K7RM3-QXD4P')
  expect(typedCode(' m3Os5fEm3q4LMyVsM1Vl ')).toBe('m3Os5fEm3q4LMyVsM1Vl')
})

test('EXT-10 parts of a code are read whatever seals it', () => {
  const pass = { event: 'e42', ticket: 'r7', rev: 2, expires: new Date(1_798_754_400_000) }
  for (const seal of ['a'.repeat(43), 'b'.repeat(86)])
    expect(passParts(`T1|k1|e42|r7|2|1798754400.${seal}`)).toEqual({ kid: 'k1', payload: 'T1|k1|e42|r7|2|1798754400', seal, pass })
  expect(passParts(`T1|k1|e42|r7|2|1798754400.${'a'.repeat(50)}`)).toBeUndefined()
})
