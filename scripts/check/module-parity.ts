import { floorOf, placeOf, type Side, sides } from './house.ts'
import type { Fault, Rule, Tree } from './tree.ts'

function check(tree: Tree): Fault[] {
  const modulesBySide = new Map<Side, Set<string>>(sides.map((side) => [side, new Set()]))
  for (const file of tree.files) {
    const place = placeOf(file.path)
    if (place) modulesBySide.get(place.side)!.add(place.module)
  }
  const all = new Set([...modulesBySide.values()].flatMap((names) => [...names]))
  const faults: Fault[] = []
  for (const module of all) {
    const present = sides.filter((side) => modulesBySide.get(side)!.has(module))
    if (floorOf(module) === undefined)
      faults.push({
        file: module,
        message: `is no module of the house; floors in scripts/check/house.ts name them all (${present.join(', ')})`,
      })
    for (const side of sides)
      if (modulesBySide.get(side)!.size > 0 && !present.includes(side))
        faults.push({ file: module, message: `exists in ${present.join(' and ')} but not in ${side}` })
  }
  return faults
}

/** The three sides read as the same table of contents. */
export const moduleParity: Rule = { name: 'module-parity', promise: 'domain, api and web hold the same modules', check }
