import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

const dist = join(import.meta.dirname, '../apps/web/dist')
const source = 'src/modules'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** First loads that are watched: the page's own chunk and everything it pulls at once, in gzip kB of JavaScript. */
const watched = [
  { name: 'login', budget: 150, chunks: [`${source}/identity/login-page.tsx`], parts: [] },
  {
    name: 'table',
    budget: 230,
    chunks: [`src/shell/every-page.ts`],
    /** Chunks several pages pull, known by a piece of their name. */
    parts: ['space', 'data-table', 'icu-now'],
  },
] as const

/** A chunk and what it imports statically. */
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the built web holds no ${key}`)
    seen.add(key)
    closure(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

const gzipKilobytes = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024

/** Sizes of the first loads against their budgets; the web must have been built. */
export function run(): Figure[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)
  if (!entry) throw new Error('the built web holds no entry')
  return watched.flatMap((page) => {
    const parts = page.parts.map((part) => {
      const found = Object.keys(manifest).find((key) => key.startsWith(`_${part}-`) && manifest[key]!.file.endsWith('.js'))
      if (!found) throw new Error(`the built web holds no part ${part}`)
      return found
    })
    const keys = closure(manifest, [entry, ...page.chunks, ...parts])
    const files = [...new Set([...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js')))]
    const kilobytes = files.reduce((sum, file) => sum + gzipKilobytes(file), 0)
    return [
      {
        name: `${page.name} page, first-load JavaScript`,
        value: kilobytes,
        unit: 'kB gzip',
        ratio: kilobytes / page.budget,
        aim: `≤ ${page.budget} kB`,
      },
    ]
  })
}
