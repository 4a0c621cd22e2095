import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { earlyFiles } from './vite-early-files.ts'
import { kitStyles } from './vite-kit-styles.ts'
import { pageFiles } from './vite-page-files.ts'
import { parts } from './vite-parts.ts'
import { serviceWorker } from './vite-service-worker.ts'
import { sentencesInPlace } from './vite-words.ts'

const api = { target: `http://localhost:${process.env['API_PORT'] ?? 3000}`, changeOrigin: false }

/** Pages the server writes whole, which this program does not know. */
const writtenByServer = '^/(public/|[^/]+/public/(events|sitemap)|[^/]+/embedded-catalog|[^/]+/[el]/|(sitemap|robots)[.])'

/** The domain's sentences are formatted by src/ui/i18n/icu.ts, a tenth of the library's weight. */
const lightIcu: Plugin = {
  name: 'light-icu',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './icu.ts' && importer?.endsWith('kernel/template.ts') ? join(import.meta.dirname, 'src/ui/i18n/icu.ts') : undefined,
}

const mergeRefs = '\0merge-refs'
/** An area that scrolls takes one function of the library that places menus, 30 kB with it: the kit's own joins references as well. */
const lightScroll: Plugin = {
  name: 'light-scroll',
  enforce: 'pre',
  resolveId: (id, importer) => (id === '@floating-ui/react' && importer?.endsWith('/ScrollArea.mjs') ? mergeRefs : undefined),
  load: (id) =>
    id === mergeRefs
      ? `import { useMergedRef } from '@mantine/hooks'\nexport const useMergeRefs = (references) => useMergedRef(...references)`
      : undefined,
}

const packed = parts()

/** What modules of the domain say to many pages, those others build on first: a list of contacts takes nothing of what events say. */
const shared = [
  ['people', '(identity|companies|contacts)/'],
  ['documents', 'documents/'],
  ['money', '(pricing|billing)/'],
  ['events', '(events|mailing)/'],
  ['registrations', 'registrations/'],
  ['attendance', 'attendance/'],
].map(([name, files]) => ({ name: `${name}-shared`, test: new RegExp(`/domain/src/${files}`), minShareCount: 20 }))

export default defineConfig({
  root: import.meta.dirname,
  // The schedule asks this package for a default export, which its module build lacks and its older one has.
  resolve: { alias: { rrule: 'rrule/dist/es5/rrule.js' } },
  plugins: [packed.plugin, lightIcu, lightScroll, kitStyles, sentencesInPlace(), react(), earlyFiles, pageFiles, serviceWorker],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // The strict Content-Security-Policy refuses inline scripts and data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // An index of a module does nothing by itself: who takes one thing of it takes not the rest.
      treeshake: { moduleSideEffects: [{ test: /\/modules\/[\w-]+\/index\.ts$/, sideEffects: false }] },
      output: {
        // Few files, each needed whole by many pages: what packs together is smaller and asked for once. The first that may hold a module does.
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zod|@tanstack\/(?!react-table|table-core|react-virtual|virtual-core)[\w-]+)\//,
            },
            ...packed.first,
            // What modules say and exchange: a field or a dialog packed with it would bring the whole kit. States, and fields a tenant adds, are said everywhere.
            {
              name: 'kernel',
              test: /\/domain\/src\/(kernel\/|(fields|forms)\/|\w+\/([\w-]+\/)*(status|category|restriction)\.ts)/,
              minShareCount: 12,
            },
            ...shared,
            ...packed.list,
            // How an event is written wherever it is met, then a registration.
            {
              name: 'event-parts',
              test: /\/modules\/events\/(api|(event|catalogue)\/(event-(dates|place|price|image|card)|availability-badge|register-link|occupancy|tab-bar|tabs-that-fit))\.tsx?$|\/domain\/src\/events\/catalogue\/modality-words\.ts$/,
              minShareCount: 2,
            },
            {
              name: 'registration-parts',
              test: /\/modules\/registrations\/(registration-badge|own\/(own-(acts|badge)|unless-mine))\.tsx?$/,
              minShareCount: 2,
            },
            // A list and what its rows and its selection do: each alone is a crumb.
            { name: 'events', test: /\/modules\/events\/(acts\/use-event-acts|events\/use-event-columns|bulk\/use-bulk-events)\.tsx$/ },
            { name: 'contacts-api', test: /\/modules\/contacts\/api\.ts$/ },
            { name: 'contacts', test: /\/modules\/contacts\/[\w/]*(use-bulk-acts|use-contact-(columns|filters))\.tsx?$/ },
            { name: 'figures', test: /\/modules\/reporting\/(api|figure-text|period-picker)\.tsx?$/ },
            ...packed.record,
            {
              name: 'person-fields',
              test: /\/modules\/contacts\/(contact\/(contact-(fields|inputs)|town-field|facts-of|use-record-id)|merge\/use-undo-merge)\.tsx?$|\/ui\/(feedback\/notice|form\/proposals)\.tsx$/,
            },
            { name: 'controls', test: /node_modules\/@mantine\/(core|hooks)\//, minShareCount: 3 },
            { name: 'calendars', test: /node_modules\/(@mantine\/dates|dayjs)\// },
            ...packed.last,
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, [writtenByServer]: api } },
  preview: { proxy: { '/api': api, [writtenByServer]: api } },
})
