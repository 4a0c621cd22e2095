import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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
export async function buildWeb() {
  if (isBuilt()) return
  console.log('Building the web…')
  await Promise.all([build().then(() => compressFiles(join(root, 'apps/web/dist'))), buildPublicPages()])
}

const compressed = new Set(['.js', '.css', '.svg', '.html', '.wasm', '.webmanifest'])
/** Below this many bytes, compressing gains nothing. */
const worthwhile = 1024

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes beside each file what the server answers to whoever reads brotli or gzip: it compresses none of them again for each that asks. */
export async function compressFiles(folder) {
  const paths = readdirSync(folder, { recursive: true }).map((name) => join(folder, name))
  const gaining = paths.filter((path) => compressed.has(extname(path)) && statSync(path).size >= worthwhile)
  const compress = async (path) => {
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, await asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }))
    await writeFile(`${path}.gz`, await asGzip(bytes, { level: 9 }))
  }
  await Promise.all(gaining.map(compress))
}

/** Builds what the server writes the public pages with; the rest of the web needs no build where it is developed. */
export const buildPublicPages = () => build('--config', publicPagesConfig)

function build(...options) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel=warn', ...options]
  // What is built is for production, whatever the shell that builds it runs.
  const child = spawn(pinnedNode(), vite, { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Refusal('The web does not build: see above.'))
    child.on('error', refuse).on('exit', (code) => (code === 0 ? resolve() : refuse()))
  })
}
