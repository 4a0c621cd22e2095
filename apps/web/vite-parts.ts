import type { Plugin } from 'vite'

type Graph = { ids: readonly string[]; importedBy: (id: string) => readonly string[] }

/** Where a part of the program begins: what these import at once, directly or not, is packed with them. */
const beginnings = {
  /** What opens before anyone is known. */
  door: /\/(identity\/login\/login-page|shell\/consumer-links)\.tsx$/,
  /** What is around every page of a space, and its header once it stands. */
  space:
    /\/shell\/(every-page\.ts|layouts\/space-layout\.tsx)$|\/(task-bell|notification-bell|tenant-news|appearance-switch|page-help)\.tsx$/,
  table: /\/ui\/table\/data-table\.tsx$/,
}
type Part = keyof typeof beginnings

function closureOf(begins: RegExp, { ids, importedBy }: Graph): Set<string> {
  const found = new Set<string>()
  const follow = (id: string): void => {
    // The kit's index names all of it: what is used comes with its users.
    if (found.has(id) || /@mantine\/\w+\/esm\/index\.mjs$/.test(id)) return
    found.add(id)
    importedBy(id).forEach(follow)
  }
  ids.filter((id) => begins.test(id)).forEach(follow)
  return found
}

/** Two files that import each other may read what is not there yet: such a build must not leave. */
function refuseCircles(files: readonly { fileName: string; imports: readonly string[] }[]): void {
  const importsOf = new Map(files.map(({ fileName, imports }) => [fileName, imports]))
  const done = new Set<string>()
  const follow = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`built files import each other: ${[...path.slice(path.indexOf(name)), name].join(' > ')}`)
    if (done.has(name)) return
    for (const imported of importsOf.get(name) ?? []) follow(imported, [...path, name])
    done.add(name)
  }
  for (const { fileName } of files) follow(fileName, [])
}

/** The parts the program is packed in, so that a page asks for few files: known once the whole program is read, in the order they are filled. */
export function parts(): { plugin: Plugin; groups: { name: string; test: (id: string) => boolean }[] } {
  const closures = new Map<Part, ReadonlySet<string>>()
  return {
    plugin: {
      name: 'parts',
      apply: 'build',
      buildEnd() {
        const graph: Graph = { ids: [...this.getModuleIds()], importedBy: (id) => this.getModuleInfo(id)?.importedIds ?? [] }
        for (const part of Object.keys(beginnings) as Part[]) closures.set(part, closureOf(beginnings[part], graph))
      },
      generateBundle(_, bundle) {
        refuseCircles(Object.values(bundle).filter((file) => file.type === 'chunk'))
      },
    },
    groups: (Object.keys(beginnings) as Part[]).map((name) => ({ name, test: (id) => closures.get(name)?.has(id) ?? false })),
  }
}
