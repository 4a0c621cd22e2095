import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { features, offeredFeatures } from '@kxo/domain/tenants/features'
import { paramsOn, paramTabs } from '@kxo/domain/tenants/settings/param-places'
import { expect, test } from 'vitest'

/** What the product is made of, without the module that keeps settings nor what fills worlds and tests. */
const root = join(import.meta.dirname, '..')
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\/|-fixtures?\.|who-sees-what|packages\/domain\/src\/tenants\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
const isRead = (pattern: RegExp): boolean => sources.some((text) => pattern.test(text))

test('the features one may tick are those that change something', () => {
  const reads = (name: string) => new RegExp(`(features\\.includes\\(|hasFeature\\([^)]*|feature: |has_feature: [^\\n]*)'${name}'`)
  expect(features.filter((name) => isRead(reads(name)))).toEqual([...offeredFeatures])
})

test('each parameter one may set is read somewhere', () => {
  const drawn = paramTabs.flatMap((tab) => paramsOn(tab))
  expect(drawn.filter((name) => !isRead(new RegExp(`\\b${name}\\b`)))).toEqual([])
})
