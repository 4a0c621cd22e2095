import type { Rollup } from 'vite'

/** The files of some chunks of a build: they, what they import at once and below, and the sheets of all. */
export function filesOfChunks(bundle: Rollup.OutputBundle, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const follow = (name: string): void => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
    chunk.imports.forEach(follow)
  }
  names.forEach(follow)
  return found
}
