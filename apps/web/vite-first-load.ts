type ModuleInfo = { isEntry: boolean; importers: readonly string[] } | null

/** Whether a module of ours is loaded with the very first file: it is that file's, or one of those imports it at once. */
export function isFirstLoad(id: string, infoOf: (id: string) => ModuleInfo, seen = new Set<string>()): boolean {
  if (seen.has(id) || id.includes('node_modules')) return false
  seen.add(id)
  const info = infoOf(id)
  return info !== null && (info.isEntry || info.importers.some((importer) => isFirstLoad(importer, infoOf, seen)))
}
