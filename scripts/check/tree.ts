import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** One file of the project: its path from the root, with `/`, and its text (empty for a binary). */
export type SourceFile = { readonly path: string; readonly text: string }

/** What a rule looks at: the files, and the folder they live in for the rules that run a tool on it. */
export type Tree = { readonly root: string; readonly files: readonly SourceFile[] }

/** One reason why a rule does not hold. */
export type Fault = { readonly file: string; readonly line?: number; readonly message: string }

/** A rule of the house: what it promises in a few words, and the function that finds where the promise is broken. */
export type Rule = {
  readonly name: string
  readonly promise: string
  readonly check: (tree: Tree) => readonly Fault[] | Promise<readonly Fault[]>
}

const generatedFolders = new Set(['node_modules', 'dist', 'data', 'coverage', '.git', 'shots'])
const personalFiles = /^\.env(\..*)?$|\.log$|^\.git$/
const textExtensions = new Set([
  '.ts',
  '.tsx',
  '.mjs',
  '.js',
  '.css',
  '.sql',
  '.md',
  '.json',
  '.html',
  '.yml',
  '.yaml',
  '.typ',
  '.sh',
  '.example',
  '',
])

/** Reads every file of the project that a person wrote; what is generated or installed is left out. */
export function readTree(root: string): Tree {
  const files: SourceFile[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && !generatedFolders.has(entry.name)) walk(path)
      if (entry.isFile() && (entry.name === '.env.example' || !personalFiles.test(entry.name)))
        files.push({ path, text: textExtensions.has(extname(entry.name)) ? readFileSync(join(root, path), 'utf8') : '' })
    }
  }
  walk('')
  return { root, files }
}

/** A tree made of the given files, for the tests of the rules. */
export const treeOf = (files: Readonly<Record<string, string>>): Tree => ({
  root: '/nowhere',
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
})

export const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('e2e/')
export const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path)
