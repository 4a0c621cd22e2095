import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesOfChunks } from './vite-chunk-files.ts'

const besides = ['/theme.js', '/favicon.svg', '/fonts/inter-latin.woff2']
const source = (): string => readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
const besidesContent = (): string[] => besides.map((path) => readFileSync(join(import.meta.dirname, 'public', path), 'base64'))

/** Writes `/sw.js` beside each build: the files every page needs, under a version which changes when any file of the build does. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const entries = Object.values(bundle).filter((chunk) => chunk.type === 'chunk' && chunk.isEntry)
      const first = filesOfChunks(
        bundle,
        entries.map(({ fileName }) => fileName),
      )
      const files = [...[...first].map((name) => `/${name}`), ...besides]
      const page = bundle['index.html']
      const content = [...Object.keys(bundle).toSorted(), page?.type === 'asset' ? String(page.source) : '', ...besidesContent(), source()]
      const version = createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 16)
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const version = ${JSON.stringify(version)}\nconst files = ${JSON.stringify(files)}\n${source()}`,
      })
    },
  },
}
