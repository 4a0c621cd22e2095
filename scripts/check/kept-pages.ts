import { type Fault, type Rule, type SourceFile, type Tree } from './tree.ts'

function faultsOf({ path, text }: SourceFile): Fault[] {
  if (!text.includes('<Failed')) return []
  return text.split('\n').flatMap((line, at) => {
    if (!/\bisError\b/.test(line)) return []
    return [{ file: path, line: at + 1, message: 'takes away what is shown when asking again fails: ask hasNothingToShow(answer)' }]
  })
}

const isPart = (path: string): boolean => path.startsWith('apps/web/src/') && path.endsWith('.tsx') && !path.endsWith('.test.tsx')

/** A page that already shows something, with what is typed in it, stays when reading it again fails. */
export const keptPages: Rule = {
  name: 'kept-pages',
  promise: 'a page read once is not taken away by a failure',
  check: (tree: Tree) => tree.files.filter(({ path }) => isPart(path)).flatMap(faultsOf),
}
