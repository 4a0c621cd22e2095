import type { Plugin } from 'vite'
import { filesOfChunks } from './vite-chunk-files.ts'

/** Parts asked for before the program has run, by what the address and the session say will be shown. */
const early = { door: ['door'], space: ['space'] } as const

/** Names on the script of first colours (`public/theme.js`) the files it asks for at once: those of the login page, those of a space. */
export const earlyFiles: Plugin = {
  name: 'early-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const filesOf = (names: readonly string[]): string[] => {
        const found = filesOfChunks(
          bundle,
          chunks.filter(({ name }) => names.includes(name)).map(({ fileName }) => fileName),
        )
        return [...found].map((fileName) => `/${fileName}`).filter((path) => !html.includes(path))
      }
      const attributes = Object.entries(early).map(([name, parts]) => `data-${name}="${filesOf(parts).join(' ')}"`)
      const [[tag = '', entry = ''] = [], ...others] = html.matchAll(/<script type="module" crossorigin src="([^"]+)"><\/script>/g)
      if (!entry || others.length > 0) throw new Error('index.html: the program is to be begun in one place')
      // Those of the page itself are filled in by whoever sends it (web-pages.ts). The program is begun by that script, once they are asked for.
      return html
        .replace(tag, `<link rel="modulepreload" crossorigin href="${entry}">`)
        .replace('<script src="/theme.js"', `<script src="/theme.js" data-program="${entry}" ${attributes.join(' ')} data-page=""`)
    },
  },
}
