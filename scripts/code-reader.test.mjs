import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

// The reader belongs to the web: resolved from there.
const { ZXING_WASM_SHA256 } = createRequire(new URL('../apps/web/package.json', import.meta.url))('barcode-detector/ponyfill')

test('the WebAssembly the product serves is the one its code reader was built with', () => {
  const served = readFileSync(new URL('../apps/web/public/wasm/zxing-reader.wasm', import.meta.url))
  expect(createHash('sha256').update(served).digest('hex')).toBe(ZXING_WASM_SHA256)
})
