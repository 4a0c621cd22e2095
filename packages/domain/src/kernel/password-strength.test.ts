import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['corbeille lune', 'weak'],
  ['Azerty123!', 'weak'],
  ['Lune-7-Cor', 'fair'],
  ['Aa1!Aa1!Aa1!Aa1!', 'fair'],
  ['Corbeille-7-Lune', 'strong'],
] as const)('P04: %s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
