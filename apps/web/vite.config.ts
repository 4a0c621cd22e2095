import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = { target: `http://localhost:${process.env['API_PORT'] ?? 3000}`, changeOrigin: false }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // The strict Content-Security-Policy refuses inline scripts and data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
})
