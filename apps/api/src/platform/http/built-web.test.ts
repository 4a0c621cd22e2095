import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { builtWeb } from './built-web.ts'

test('The built web is looked for beside its sources, wherever this file stands', () => {
  for (const folder of [builtWeb.pages, dirname(builtWeb.renderer)])
    expect(existsSync(join(dirname(folder), 'vite.config.ts')), folder).toBe(true)
})
