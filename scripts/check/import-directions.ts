import { posix } from 'node:path'
import { floorOf, placeOf } from './house.ts'
import { importsOf } from './syntax.ts'
import { type Fault, isTest, isTypeScript, type Rule, type Tree } from './tree.ts'

const domainPackages = ['zod', 'intl-messageformat']

/** Where a path of the project stands in the drawing of who may import whom. */
function zoneOf(path: string): string {
  const place = placeOf(path)
  if (place) return `${place.side}/module`
  if (path.startsWith('packages/domain/src/kernel/')) return 'domain/kernel'
  for (const app of ['api', 'web'])
    for (const folder of ['platform', 'modules', 'ui', 'shell'])
      if (path.startsWith(`apps/${app}/src/${folder}/`)) return folder === 'modules' ? `${app}/top` : `${app}/${folder}`
  if (path.startsWith('apps/api/')) return 'api/top'
  if (path.startsWith('apps/web/')) return 'web/shell'
  return 'outside'
}

const mayImport: Record<string, readonly string[]> = {
  'domain/kernel': ['domain/kernel'],
  'domain/module': ['domain/kernel', 'domain/module'],
  'api/platform': ['domain/kernel', 'api/platform'],
  'api/module': ['domain/kernel', 'domain/module', 'api/platform', 'api/module'],
  'api/top': ['domain/kernel', 'domain/module', 'api/platform', 'api/module', 'api/top'],
  'web/ui': ['domain/kernel', 'web/ui'],
  // The platform (session, calls, page declarations) is what the modules stand on; the shell stands above and alone collects them.
  'web/platform': ['domain/kernel', 'domain/module', 'web/ui', 'web/platform'],
  'web/module': ['domain/kernel', 'domain/module', 'web/ui', 'web/platform', 'web/module'],
  'web/shell': ['domain/kernel', 'domain/module', 'web/ui', 'web/platform', 'web/module', 'web/shell'],
}

/** The file of the project a specifier points at; undefined for a package or a built-in. */
function targetOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  const domain = /^@kxo\/domain\/(.+)$/.exec(specifier)
  return domain ? `packages/domain/src/${domain[1]}.ts` : undefined
}

function packageFault(zone: string, specifier: string): string | undefined {
  const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0]!
  if (zone.startsWith('domain') && !domainPackages.includes(name))
    return `the domain is pure: ${domainPackages.join(' and ')} only, not ${specifier}`
  if (zone.startsWith('web') && specifier.startsWith('node:')) return `a browser has no ${specifier}`
  if (zone.startsWith('api') && /^(react|react-dom|@mantine\/.*|@tanstack\/.*)$/.test(name)) return `${specifier} belongs to the web`
  return undefined
}

/** What builds the web runs in Node. */
const isOfBuild = (path: string): boolean => /^apps\/web\/vite[\w.-]*\.ts$/.test(path)

type Crossing = { importer: NonNullable<ReturnType<typeof placeOf>>; target: NonNullable<ReturnType<typeof placeOf>> }

function crossingFault({ importer, target }: Crossing): string | undefined {
  if (importer.module === target.module) return undefined
  if (target.side !== 'domain' && target.name !== 'index.ts')
    return `${target.module} is entered through its index.ts, not through ${target.name}`
  // An address is what a mail or a page needs to point anywhere in the product.
  if (target.side === 'domain' && target.name === 'paths.ts') return undefined
  const from = floorOf(importer.module)
  const to = floorOf(target.module)
  if (from === undefined || to === undefined || to <= from) return undefined
  return `${importer.module} stands below ${target.module}: it is handed what it needs, it does not import it`
}

function check(tree: Tree): Fault[] {
  const faults: Fault[] = []
  const neighbours = new Map<string, Fault>()
  for (const file of tree.files) {
    const zone = zoneOf(file.path)
    if (zone === 'outside' || !isTypeScript(file.path) || isTest(file.path)) continue
    for (const { specifier, line } of importsOf(file)) {
      const fault = (message: string) => faults.push({ file: file.path, line, message })
      const path = targetOf(file.path, specifier)
      if (path === undefined) {
        const message = isOfBuild(file.path) ? undefined : packageFault(zone, specifier)
        if (message) fault(message)
        continue
      }
      const targetZone = zoneOf(path)
      if (!mayImport[zone]!.includes(targetZone)) {
        fault(`${zone} may not import ${targetZone} (${specifier})`)
        continue
      }
      const importer = placeOf(file.path)
      const target = placeOf(path)
      if (!importer || !target) continue
      const message = crossingFault({ importer, target })
      if (message) fault(message)
      else if (importer.side === target.side && importer.module !== target.module && floorOf(importer.module) === floorOf(target.module))
        if (target.name !== 'paths.ts')
          neighbours.set(`${importer.side} ${importer.module} ${target.module}`, {
            file: file.path,
            line,
            message: `${importer.module} and ${target.module} import each other`,
          })
    }
  }
  for (const [pair, fault] of neighbours) {
    const [side, from, to] = pair.split(' ')
    if (neighbours.has(`${side} ${to} ${from}`)) faults.push(fault)
  }
  return faults
}

/** Who may import whom, derived from the names of the folders. */
export const importDirections: Rule = { name: 'import-directions', promise: 'imports go downwards and enter modules by their door', check }
