import type { Plugin } from 'vite'

const importOfWords = /import \{ (\w+)(?: as (\w+))? \} from '(@kxo\/domain\/[\w/-]*words)'\n/g

/**
 * Page lists name every page of the product and are loaded at once; their titles are written in place of the words they come from,
 * so that the first load holds titles and not all that the modules say.
 */
export const titlesInPlace = (): Plugin => ({
  name: 'titles-in-place',
  enforce: 'pre',
  apply: 'build',
  async transform(code, id) {
    if (!/\/src\/(modules\/[\w-]+\/[\w-]+|platform\/menu-groups)\.ts$/.test(id)) return null
    let written = code
    for (const [line, exported = '', local = exported, specifier = ''] of code.matchAll(importOfWords)) {
      const source = (await import(import.meta.resolve(specifier))) as Record<string, Record<string, unknown>>
      const sentences = source[exported]
      if (!sentences) throw new Error(`${specifier} exports no ${exported}`)
      const inPlace = written.replace(line, '').replace(new RegExp(`\\b${local}\\.(\\w+)\\b`, 'g'), (_, key: string) => {
        if (!(key in sentences)) throw new Error(`${specifier} holds no ${key}`)
        return JSON.stringify(sentences[key])
      })
      // Words also taken by a computed name must stay whole.
      written = new RegExp(`\\b${local}\\b`).test(inPlace) ? written : inPlace
    }
    return { code: written, map: null }
  },
})
