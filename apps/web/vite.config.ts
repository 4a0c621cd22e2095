import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { isFirstLoad, partOf } from './vite-parts.ts'
import { serviceWorker } from './vite-service-worker.ts'
import { titlesInPlace } from './vite-words.ts'

const api = { target: `http://localhost:${process.env['API_PORT'] ?? 3000}`, changeOrigin: false }

/** Pages the server writes whole, which this program does not know. */
const writtenByServer = '^/(public/|[^/]+/public/(events|sitemap)|[^/]+/embedded-catalog|(sitemap|robots)[.])'

/** The domain's sentences reach their formatter through src/ui/i18n/icu.ts, which keeps it out of the first load. */
const icuLater: Plugin = {
  name: 'icu-later',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './icu.ts' && importer?.endsWith('kernel/template.ts') ? join(import.meta.dirname, 'src/ui/i18n/icu.ts') : undefined,
}

export default defineConfig({
  root: import.meta.dirname,
  // The schedule asks this package for a default export, which its module build lacks and its older one has.
  resolve: { alias: { rrule: 'rrule/dist/es5/rrule.js' } },
  plugins: [icuLater, titlesInPlace(), react(), serviceWorker],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // The strict Content-Security-Policy refuses inline scripts and data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs is two files, which pack better: the libraries, which outlive most releases in the browser's cache, and ours.
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zod|@tanstack\/(?!react-table|table-core|react-virtual|virtual-core)[\w-]+)\//,
            },
            { debugName: 'first load', name: (id, chunks) => (isFirstLoad(id, (other) => chunks.getModuleInfo(other)) ? 'first' : null) },
            {
              debugName: 'parts',
              name: (id, chunks) => partOf(id, (other) => chunks.getModuleInfo(other)),
              includeDependenciesRecursively: false,
            },
            { name: 'icons', test: /node_modules\/@tabler\/icons-react\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, [writtenByServer]: api } },
  preview: { proxy: { '/api': api, [writtenByServer]: api } },
})
