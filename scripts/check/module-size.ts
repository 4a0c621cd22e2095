import { placeOf } from './house.ts'
import { type Fault, isTest, type Rule, type Tree } from './tree.ts'

/** Files a folder of a module holds at most; beyond, nobody guesses where a thing is. */
export const most = 20
const counted = /\.tsx?$/

function check(tree: Tree): Fault[] {
  const sizes = new Map<string, number>()
  for (const { path } of tree.files) {
    if (!placeOf(path) || isTest(path) || !counted.test(path)) continue
    const folder = path.slice(0, path.lastIndexOf('/'))
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  return [...sizes]
    .filter(([, size]) => size > most)
    .map(([file, size]) => ({ file, message: `holds ${size} files, ${most} at most: give them folders named after pages, nouns or acts` }))
}

/** A module side that grows is divided: folders one level deep, each small enough to be read at a glance. */
export const moduleSize: Rule = { name: 'module-size', promise: 'a folder of a module is read at a glance', check }
