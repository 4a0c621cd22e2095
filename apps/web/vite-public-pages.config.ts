import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The public pages, which the server writes: one module it loads, with all it stands on, as quick as in production. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/public-pages/render-page.tsx',
    outDir: 'dist-server',
    copyPublicDir: false,
    target: 'node20',
    // Styles are for the same browsers as those of the other pages.
    cssTarget: 'es2022',
    rolldownOptions: { output: { entryFileNames: 'render-page.js' } },
  },
})
