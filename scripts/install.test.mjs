import { expect, test } from 'vitest'
import { areInstalled } from './install.mjs'

const a = { version: '1.0.0', integrity: 'sha512-a' }
const elsewhere = { version: '1.0.0', integrity: 'sha512-b', optional: true, os: ['plan9'] }

test('what is locked is installed, but for what another platform needs', () => {
  expect(areInstalled({ '': {}, 'node_modules/a': a, 'node_modules/b': elsewhere }, { 'node_modules/a': a })).toBe(true)
})

test('nothing installed, a package missing, changed or left over asks for an installation', () => {
  expect(areInstalled({ 'node_modules/a': a }, undefined)).toBe(false)
  expect(areInstalled({ 'node_modules/a': a }, {})).toBe(false)
  expect(areInstalled({ 'node_modules/a': a }, { 'node_modules/a': { ...a, version: '1.0.1' } })).toBe(false)
  expect(areInstalled({}, { 'node_modules/a': a })).toBe(false)
})
