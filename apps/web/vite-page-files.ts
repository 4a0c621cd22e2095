import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { filesOfChunks } from './vite-chunk-files.ts'

type Page = { path: string; aliases?: readonly string[]; layout: string; readings: readonly string[]; component: () => Promise<unknown> }

/** The file a page is loaded from, as its `component: () => import('./file.tsx')` names it. */
const fileOf = ({ path, component }: Page): string => {
  const file = /import\w*\(\s*["']([^"']+)["']\s*\)/.exec(String(component))?.[1]
  if (!file) throw new Error(`${path}: its component is no import of a file`)
  return file
}

/** What a page shows of another module as it opens: its files come with those of the page. */
const shownOn: readonly [page: string, part: string][] = [['/events/catalogue/catalogue-page.tsx', '/registrations/own/catalogue-parts.ts']]

const isParameter = (segment: string): boolean => segment.startsWith(':')
/** Fixed segments first, as the router finds a page. */
const weight = (pattern: string): string => pattern.replaceAll(/[^/]+/g, (segment) => (isParameter(segment) ? '1' : '0'))

const noStyle = '\0no-style'
/** What reads draws nothing. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? noStyle : undefined),
  load: (id) => (id === noStyle ? 'export default {}' : undefined),
}

/**
 * Writes `.vite/page-files.json` beside a build: for each address a page answers, the files of that page and what it reads first, which the
 * server names as it sends the program (web-pages.ts), so that they come while it loads.
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
      const { module } = await runnerImport<{ pagesWithReads: readonly Page[] }>(join(import.meta.dirname, 'vite-page-reads.ts'), {
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'error',
        plugins: [withoutStyles],
      })
      const filesOf = (page: Page): string[] => {
        const file = fileOf(page)
        const begun = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file))
        if (!begun) return []
        const parts = shownOn.filter(([name]) => file.endsWith(name)).map(([, part]) => part)
        const shown = chunks.filter(({ moduleIds }) => parts.some((part) => moduleIds.some((id) => id.endsWith(part))))
        const names = [begun, ...shown].map(({ fileName }) => fileName)
        return [...filesOfChunks(bundle, names)].filter((name) => !first.has(name)).map((name) => `/${name}`)
      }
      const rows = module.pagesWithReads
        .flatMap((page) =>
          [page.path, ...(page.aliases ?? [])].map((pattern) => ({
            pattern,
            isPublic: page.layout === 'blank',
            files: filesOf(page),
            reads: page.readings,
          })),
        )
        .toSorted((a, b) => weight(a.pattern).localeCompare(weight(b.pattern)))
      this.emitFile({ type: 'asset', fileName: '.vite/page-files.json', source: JSON.stringify(rows) })
    },
  },
}
