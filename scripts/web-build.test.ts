import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from './web-build.mjs'

test('beside each file that gains by it stand its brotli and its gzip, which are the same file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'))
  const program = 'export const sentence = "à peine, ça tient"\n'.repeat(100)
  writeFileSync(join(folder, 'program.js'), program)
  writeFileSync(join(folder, 'short.js'), 'export {}')
  writeFileSync(join(folder, 'font.woff2'), Buffer.alloc(4_000))
  await compressFiles(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['font.woff2', 'program.js', 'program.js.br', 'program.js.gz', 'short.js'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'program.js.br'))).toString()).toBe(program)
  expect(gunzipSync(readFileSync(join(folder, 'program.js.gz'))).toString()).toBe(program)
  rmSync(folder, { recursive: true })
})
