import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { lineOf, sentencesOf, syntaxOf, textOf, visit } from './syntax.ts'
import { type Fault, isTest, isTypeScript, type Rule, type SourceFile, type Tree } from './tree.ts'

/** Faults of a French text against TYP-01…07. */
type Typography = (text: string) => readonly unknown[]

const holdsSentences = (path: string) =>
  isTypeScript(path) && !isTest(path) && /^(packages|apps)\//.test(path) && !path.startsWith('apps/api/seeds/')

function translationFaults(file: SourceFile, typography: Typography | undefined): Fault[] {
  return sentencesOf(file).flatMap(({ fr, en, line }) => {
    const missing = Object.entries({ fr, en }).filter(([, text]) => !text?.trim())
    const illSet = fr?.trim() ? (typography?.(fr) ?? []) : []
    return [
      ...missing.map(([language]) => ({ file: file.path, line, message: `the sentence has no ${language}` })),
      ...illSet.map((fault) => ({
        file: file.path,
        line,
        message: `${typeof fault === 'string' ? fault : JSON.stringify(fault)} in "${fr}"`,
      })),
    ]
  })
}

/** Keys of each `export const x = words({…})`, with their lines. */
function declaredKeys(file: SourceFile): { key: string; line: number }[] {
  const keys: { key: string; line: number }[] = []
  visit(syntaxOf(file), (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'words') return
    const sentences = node.arguments[0]
    if (!sentences || !ts.isObjectLiteralExpression(sentences)) return
    for (const property of sentences.properties)
      if (property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)))
        keys.push({ key: property.name.text, line: lineOf(property) })
  })
  return keys
}

/** Every name a file mentions as `.name` or as the text 'name': how a sentence is asked for. */
function mentionsOf(file: SourceFile): Set<string> {
  const mentions = new Set<string>()
  visit(syntaxOf(file), (node) => {
    if (ts.isPropertyAccessExpression(node)) mentions.add(node.name.text)
    else if (ts.isStringLiteralLike(node)) mentions.add(node.text)
    else if (ts.isBindingElement(node)) mentions.add((node.propertyName ?? node.name).getText())
  })
  return mentions
}

function unusedFaults(tree: Tree): Fault[] {
  const sources = tree.files.filter((file) => isTypeScript(file.path) && !isTest(file.path))
  const declaring = sources.filter((file) => holdsSentences(file.path) && /\bwords\(\{/.test(file.text))
  if (declaring.length === 0) return []
  const mentioned = new Set<string>()
  for (const file of sources) for (const name of mentionsOf(file)) mentioned.add(name)
  // A printed document takes its words by name, in its own language.
  for (const file of tree.files.filter(({ path }) => path.endsWith('.typ')))
    for (const match of file.text.matchAll(/\.(\w+)|"(\w+)"/g)) mentioned.add(match[1] ?? match[2]!)
  return declaring.flatMap((file) =>
    declaredKeys(file)
      .filter(({ key }) => !mentioned.has(key))
      .map(({ key, line }) => ({ file: file.path, line, message: `the sentence ${key} is said nowhere` })),
  )
}

const spokenAttributes = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'aria-label',
  'aria-description',
  'description',
  'legend',
  'nothingFound',
])
const isSpeech = (text: string) => /\p{L}{2,}/u.test(text)

/** Text a screen shows without passing through a sentence. */
function spokenInClear(file: SourceFile): Fault[] {
  const faults: Fault[] = []
  visit(syntaxOf(file), (node) => {
    if (ts.isJsxText(node) && isSpeech(node.text))
      faults.push({ file: file.path, line: lineOf(node), message: `"${node.text.trim()}" is written in the page, not in words.ts` })
    if (ts.isJsxAttribute(node) && node.initializer && spokenAttributes.has(node.name.getText())) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
      const text = textOf(value)?.replace(/\$\{\}/g, '')
      if (text !== undefined && isSpeech(text))
        faults.push({ file: file.path, line: lineOf(node), message: `"${text}" is written in the page, not in words.ts` })
    }
  })
  return faults
}

/** The typography of the product, once the kernel holds it. */
async function typographyOf(root: string): Promise<Typography | undefined> {
  const path = join(root, 'packages/domain/src/kernel/typography.ts')
  if (!existsSync(path)) return undefined
  const module = (await import(pathToFileURL(path).href)) as { typographyFaults?: Typography }
  return module.typographyFaults
}

export async function check(tree: Tree, typography?: Typography): Promise<Fault[]> {
  const rules = typography ?? (await typographyOf(tree.root))
  const speaking = tree.files.filter((file) => holdsSentences(file.path))
  return [
    ...speaking.flatMap((file) => translationFaults(file, rules)),
    ...unusedFaults(tree),
    ...speaking.filter((file) => file.path.endsWith('.tsx')).flatMap(spokenInClear),
  ]
}

/** What the product says is said in French and English, well typeset, somewhere, and from its own place. */
export const sentences: Rule = {
  name: 'sentences',
  promise: 'every sentence is translated, typeset and used',
  check: (tree) => check(tree),
}
