import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { pinnedNode } from './pinned-node.mjs'
import { Refusal, root } from './refusal.mjs'

export const publicPagesConfig = 'apps/web/vite-public-pages.config.ts'

const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/vite-chunk-files.ts',
  'apps/web/vite-early-files.ts',
  'apps/web/vite-kit-styles.ts',
  'apps/web/vite-page-files.ts',
  'apps/web/vite-page-reads.ts',
  'apps/web/vite-parts.ts',
  'apps/web/vite-service-worker.ts',
  'apps/web/service-worker.js',
  'apps/web/vite-words.ts',
  publicPagesConfig,
  'packages/domain/src',
  'package-lock.json',
]

/** When anything below a path last changed; a folder's own time tells of what was removed from it. */
function changedAt(path) {
  if (!existsSync(path)) return 0
  const here = statSync(path)
  if (!here.isDirectory()) return here.mtimeMs
  return Math.max(here.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

const results = ['apps/web/dist/index.html', 'apps/web/dist-server/render-page.js']
const isBuilt = () => {
  const changed = Math.max(...sources.map((path) => changedAt(join(root, path))))
  return results.every((path) => changedAt(join(root, path)) > changed)
}

/**
 * Builds the web unless what was built is newer than its sources.
 * @throws Refusal when it does not build.
 */
export function buildWeb() {
  if (isBuilt()) return
  console.log('Building the web…')
  build()
  compressFiles(join(root, 'apps/web/dist'))
  buildPublicPages()
}

const compressed = new Set(['.js', '.css', '.svg', '.html', '.wasm', '.webmanifest'])
/** Below this many bytes, compressing gains nothing. */
const worthwhile = 1024

/** Writes beside each file what the server answers to whoever reads brotli or gzip: it compresses none of them again for each that asks. */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name)
    if (!compressed.has(extname(path)) || statSync(path).size < worthwhile) continue
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Builds what the server writes the public pages with; the rest of the web needs no build where it is developed. */
export const buildPublicPages = () => build('--config', publicPagesConfig)

function build(...options) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel=warn', ...options]
  const { status } = spawnSync(pinnedNode(), vite, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Refusal('The web does not build: see above.')
}
