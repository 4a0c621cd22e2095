/**
 * The modules of the product, from the ground up: a module may import those of a lower floor, and its neighbours as long as they do not import it back.
 * The only place that orders them; a new module takes its floor here.
 */
const floors: readonly (readonly string[])[] = [
  ['tenants', 'identity', 'traces'],
  ['forms', 'documents', 'mailing', 'diagnostics', 'fields', 'help', 'templates'],
  ['contacts', 'companies', 'locations', 'regions'],
  ['events', 'pricing', 'products', 'partners', 'directory'],
  ['billing', 'videos'],
  ['registrations'],
  ['payments', 'contributions', 'attendance', 'planning', 'votes', 'questionnaires', 'bpf', 'quizzes'],
  ['signatures'],
  ['recruiting', 'reporting', 'imports', 'tasks', 'chat', 'papers', 'privacy', 'history', 'consumers', 'campaigns'],
]

/** The floor of a module, from 0; undefined for a name the house does not know. */
export const floorOf = (module: string): number | undefined => {
  const floor = floors.findIndex((names) => names.includes(module))
  return floor === -1 ? undefined : floor
}

export type Side = 'domain' | 'api' | 'web'
const folders: Record<Side, string> = { domain: 'packages/domain/src/', api: 'apps/api/src/modules/', web: 'apps/web/src/modules/' }
export const sides = Object.keys(folders) as Side[]

/** Which side and module a file belongs to, and its name inside the module; undefined outside modules. */
export function placeOf(path: string): { side: Side; module: string; name: string } | undefined {
  for (const side of sides) {
    if (!path.startsWith(folders[side])) continue
    const [module, ...rest] = path.slice(folders[side].length).split('/')
    if (module === undefined || rest.length === 0 || (side === 'domain' && module === 'kernel')) return undefined
    return { side, module, name: rest.join('/') }
  }
  return undefined
}
