import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { filesOfChunks } from './vite-chunk-files.ts'

type Page = { path: string; aliases?: readonly string[]; layout: string; component: () => Promise<unknown> }

/** The file a page is loaded from, as its `component: () => import('./file.tsx')` names it. */
const fileOf = ({ path, component }: Page): string => {
  const file = /import\w*\(\s*["']([^"']+)["']\s*\)/.exec(String(component))?.[1]
  if (!file) throw new Error(`${path}: its component is no import of a file`)
  return file
}

const isParameter = (segment: string): boolean => segment.startsWith(':')
/** Fixed segments first, as the router finds a page. */
const weight = (pattern: string): string => pattern.replaceAll(/[^/]+/g, (segment) => (isParameter(segment) ? '1' : '0'))

/**
 * Writes `.vite/page-files.json` beside a build: for each address a page answers, the files of that page, which the server names as it
 * sends the program (web-pages.ts), so that they come while it loads.
 */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = filesOfChunks(
        bundle,
        chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
      )
      const { module } = await runnerImport<{ everyPage: readonly Page[] }>(join(import.meta.dirname, 'src/shell/every-page.ts'), {
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'error',
      })
      const filesOf = (page: Page): string[] => {
        const file = fileOf(page)
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file))
        return chunk ? [...filesOfChunks(bundle, [chunk.fileName])].filter((name) => !first.has(name)).map((name) => `/${name}`) : []
      }
      const rows = module.everyPage
        .flatMap((page) =>
          [page.path, ...(page.aliases ?? [])].map((pattern) => ({ pattern, isPublic: page.layout === 'blank', files: filesOf(page) })),
        )
        .toSorted((a, b) => weight(a.pattern).localeCompare(weight(b.pattern)))
      this.emitFile({ type: 'asset', fileName: '.vite/page-files.json', source: JSON.stringify(rows) })
    },
  },
}
