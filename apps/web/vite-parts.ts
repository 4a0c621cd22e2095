type ModuleInfo = { isEntry: boolean; importers: readonly string[] } | null
type InfoOf = (id: string) => ModuleInfo
type Begins = (id: string, info: NonNullable<ModuleInfo>) => boolean

/** Whether a module of ours comes at once with one of those that begin a part of the program: it is one, or one of those imports it. */
function comesWith(begins: Begins, id: string, infoOf: InfoOf, seen = new Set<string>()): boolean {
  if (seen.has(id) || id.includes('node_modules')) return false
  seen.add(id)
  const info = infoOf(id)
  return info !== null && (begins(id, info) || info.importers.some((importer) => comesWith(begins, importer, infoOf, seen)))
}

const firstLoad: Begins = (_, { isEntry }) => isEntry
const door: Begins = (id) => id.endsWith('/identity/login/login-page.tsx')
const pages: Begins = (id) => id.endsWith('/shell/every-page.ts')
/** What nearly every page of a space is drawn with: around it, the table of lists, and in its header once it stands. */
const parts: Readonly<Record<string, Begins>> = {
  space: (id) => id.includes('/shell/layouts/space-layout'),
  'data-table': (id) => id.endsWith('/ui/table/data-table.tsx'),
  header: (id) => /\/(task-bell|notification-bell|tenant-news|appearance-switch|page-help)\.tsx$/.test(id),
}

export const isFirstLoad = (id: string, infoOf: InfoOf): boolean => comesWith(firstLoad, id, infoOf)

/** The part of the program a module is packed with, so that a page asks for few files; what the door needs too is packed apart. */
export function partOf(id: string, infoOf: InfoOf): string | null {
  const part = Object.keys(parts).find((name) => comesWith(parts[name]!, id, infoOf))
  if (!part || comesWith(pages, id, infoOf)) return null
  return comesWith(door, id, infoOf) ? 'everywhere' : part
}
