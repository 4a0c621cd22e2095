import ts from 'typescript'
import { placeOf } from './house.ts'
import { lineOf, syntaxOf, textOf, visit } from './syntax.ts'
import { type Fault, isTest, isTypeScript, type Rule, type SourceFile, type Tree } from './tree.ts'

const declaresAddresses = (path: string) => /\/([a-z-]+-contract|contract|paths|pages)\.ts$/.test(path)

/** First segments of every address the product declares; `api`, `admin` and `clients` are always among them. */
function declaredSegments(tree: Tree): Set<string> {
  const segments = new Set(['api', 'admin', 'clients'])
  for (const file of tree.files.filter((candidate) => declaresAddresses(candidate.path) && !isTest(candidate.path)))
    visit(syntaxOf(file), (node) => {
      const first = /^\/([a-zA-Z][\w-]*)(\/|$)/.exec(textOf(node) ?? '')
      if (first) segments.add(first[1]!)
    })
  return segments
}

function addressFaults(file: SourceFile, segments: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = []
  visit(syntaxOf(file), (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return
    const text = textOf(node)!
    // The platform serves under /api: the prefix is its own, what follows is not.
    const address = file.path.startsWith('apps/api/src/platform/') ? text.replace(/^\/api(?=\/)/, '') : text
    const first = /^\/([a-zA-Z][\w-]*)\//.exec(address)
    if (first && segments.has(first[1]!))
      faults.push({ file: file.path, line: lineOf(node), message: `the address ${text} belongs in contract.ts or paths.ts` })
  })
  return faults
}

const codeName = /(^|_|\.)(\w*status|state|nature|restriction|level)$/i
const isCode = (node: ts.Node): boolean => {
  if (ts.isPrefixUnaryExpression(node)) return isCode(node.operand)
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(isCode)
  // From 100 on, a status is HTTP's and has its own names.
  return ts.isNumericLiteral(node) && Number(node.text) < 100
}
const named = (node: ts.Node): string | undefined =>
  ts.isIdentifier(node)
    ? node.text
    : ts.isPropertyAccessExpression(node)
      ? node.name.text
      : ts.isElementAccessExpression(node)
        ? textOf(node.argumentExpression)
        : ts.isStringLiteralLike(node)
          ? node.text
          : undefined
const isStatus = (node: ts.Node | undefined) => node !== undefined && codeName.test(named(node) ?? '')

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
])
const codeInSql = /\b\w*status\s*(=|<>|!=|<=?|>=?|in\s*\()\s*\d/i

function holdsCode(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind))
    return (isStatus(node.left) && isCode(node.right)) || (isStatus(node.right) && isCode(node.left))
  if (ts.isPropertyAssignment(node)) return codeName.test(node.name.getText().replace(/['"]/g, '')) && isCode(node.initializer)
  if (ts.isCaseClause(node)) return isCode(node.expression) && isStatus(node.parent.parent.expression)
  if (ts.isCallExpression(node)) {
    if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'includes')
      return isCode(node.expression.expression) && isStatus(node.arguments[0])
    return node.arguments.some((a) => ts.isStringLiteralLike(a) && isStatus(a)) && node.arguments.some(isCode)
  }
  const text = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? textOf(node) : undefined
  return text !== undefined && codeInSql.test(text)
}

function codeFaults(file: SourceFile): Fault[] {
  const faults: Fault[] = []
  visit(syntaxOf(file), (node) => {
    if (holdsCode(node))
      faults.push({ file: file.path, line: lineOf(node), message: `a code is written as a number: ${node.getText().slice(0, 80)}` })
  })
  return faults
}

function check(tree: Tree): Fault[] {
  const segments = declaredSegments(tree)
  const written = tree.files.filter(
    (file) => isTypeScript(file.path) && /^(packages|apps)\/.*\/src\//.test(file.path) && !isTest(file.path),
  )
  return [
    ...written.filter((file) => !declaresAddresses(file.path)).flatMap((file) => addressFaults(file, segments)),
    ...written.filter((file) => ['api', 'web'].includes(placeOf(file.path)?.side ?? '')).flatMap(codeFaults),
  ]
}

/** An address is written in a contract or a path, a code in a catalogue, and nowhere else. */
export const hardCoded: Rule = { name: 'hard-coded', promise: 'no address and no status number is written by hand', check }
