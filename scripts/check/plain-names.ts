import ts from 'typescript'
import { lineOf, syntaxOf, visit } from './syntax.ts'
import { type Fault, isTypeScript, type Rule, type SourceFile, type Tree } from './tree.ts'

/** Words that say what was done to a value, whatever it is: a reader learns nothing of it. */
const vague = new Set(['kept', 'told', 'held', 'given', 'asked', 'wanted'])

/** The words of a name of the program's own; `asked_by` is that of a column or of a field of the wire. */
const wordsOf = (name: string): string[] =>
  /^[a-z]+(_[a-z]+)+$/.test(name) ? [] : name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((word) => word.toLowerCase())

type Declaration = ts.Node & { name?: ts.Node | undefined }
const declares = (node: ts.Node): node is Declaration =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportSpecifier(node) ||
  ts.isExportSpecifier(node) ||
  ts.isBindingElement(node)

/** `const { kept } = body` names a field, of the wire or of a table, whose name is not chosen here. */
const isField = (node: ts.Node): boolean =>
  ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && node.propertyName === undefined

function faultsOf(file: SourceFile): Fault[] {
  const faults: Fault[] = []
  visit(syntaxOf(file), (node) => {
    if (!declares(node) || isField(node) || !node.name || !ts.isIdentifier(node.name)) return
    const name = node.name.text
    const word = wordsOf(name).find((one) => vague.has(one))
    if (word) faults.push({ file: file.path, line: lineOf(node.name), message: `${name}: say what it is, not that it is ${word}` })
  })
  return faults
}

const check = (tree: Tree): Fault[] => tree.files.filter(({ path }) => isTypeScript(path)).flatMap(faultsOf)

/** A name says what its value is. Fields of the wire and columns keep the names the specification gives them. */
export const plainNames: Rule = { name: 'plain-names', promise: 'a name says what its value is', check }
