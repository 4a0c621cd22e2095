import { posix } from 'node:path'
import type { Fault, Rule, Tree } from './tree.ts'

const isDocument = (path: string) => /^(README|CONTRIBUTING)\.md$|^(docs|bench|packages|apps)\/.*\.md$/.test(path)

/** Paths a line of Markdown cites: links to files, and `code` that begins with a folder of the project. */
function citedPaths(line: string, folder: string, tops: ReadonlySet<string>): { cited: string; path: string }[] {
  const links = [...line.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1]!).filter((target) => !/^([a-z]+:|#)/i.test(target))
  const code = [...line.matchAll(/`([\w.@-]+(?:\/[\w.@-]*)+)`/g)].map((match) => match[1]!).filter((text) => tops.has(text.split('/')[0]!))
  return [
    ...links.map((cited) => ({ cited, path: posix.normalize(posix.join(folder, cited.split('#')[0]!)) })),
    ...code.map((cited) => ({ cited, path: posix.normalize(cited) })),
  ]
}

function check(tree: Tree): Fault[] {
  const known = new Set<string>(['.'])
  for (const { path } of tree.files) for (let up = path; up !== '.'; up = posix.dirname(up)) known.add(up)
  const tops = new Set([...known].map((path) => path.split('/')[0]!))
  // Written at run time, and therefore in no tree.
  tops.delete('data')
  return tree.files
    .filter((file) => isDocument(file.path))
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, index) =>
        citedPaths(line, posix.dirname(file.path), tops)
          .filter(({ path }) => !known.has(path.replace(/\/$/, '')) && !/^(node_modules|data)\b|\/dist\b/.test(path))
          .map(({ cited }) => ({ file: file.path, line: index + 1, message: `cites ${cited}, which does not exist` })),
      ),
    )
}

/** The documents cite files that exist. */
export const documentLinks: Rule = { name: 'document-links', promise: 'documents cite files that exist', check }
