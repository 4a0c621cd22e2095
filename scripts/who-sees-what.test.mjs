import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { now, target } from './who-sees-what.mjs'

test('docs/who-sees-what.md says what the page lists say; `node scripts/who-sees-what.mjs` writes it again', () =>
  expect(readFileSync(target, 'utf8')).toBe(now()))
