import ts from 'typescript'
import { lineOf, syntaxOf, visit } from './syntax.ts'
import { type Fault, isTypeScript, type Rule, type SourceFile, type Tree } from './tree.ts'

/** Comments that silence a tool, and how each must give its reason. */
const silences = [
  { pattern: /@ts-(ignore|nocheck)/, reason: undefined },
  { pattern: /@ts-expect-error/, reason: /@ts-expect-error\s+\S+\s+\S+/ },
  { pattern: /(oxlint|eslint)-disable/, reason: /-disable[\w-]*\s.*--\s*\S+/ },
  { pattern: /biome-ignore/, reason: /biome-ignore[\w-]*\s+\S+:\s*\S+/ },
]

function silenceFaults(file: SourceFile): Fault[] {
  return file.text.split('\n').flatMap((text, index) => {
    const comment = /(\/\/|\/\*|\{\/\*).*/.exec(text)?.[0]
    if (!comment) return []
    return silences
      .filter(({ pattern, reason }) => pattern.test(comment) && !reason?.test(comment))
      .map(({ reason }) => ({
        file: file.path,
        line: index + 1,
        message: reason ? 'a silenced tool needs its reason on the line' : 'the compiler is never silenced',
      }))
  })
}

function anyFaults(file: SourceFile): Fault[] {
  const lines = file.text.split('\n')
  const faults: Fault[] = []
  visit(syntaxOf(file), (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword)
      faults.push({ file: file.path, line: lineOf(node), message: 'any: say what it is, or unknown' })
    if (ts.isAsExpression(node) && ts.isAsExpression(node.expression) && node.expression.type.kind === ts.SyntaxKind.UnknownKeyword) {
      const line = lineOf(node)
      const explained = [lines[line - 2], lines[line - 1]].some((text) => text !== undefined && /\/\/|\*/.test(text))
      if (!explained) faults.push({ file: file.path, line, message: 'as unknown as: give the reason on the line' })
    }
  })
  return faults
}

function check(tree: Tree): Fault[] {
  const own = (path: string) => isTypeScript(path) && !path.startsWith('scripts/check/any-free')
  return tree.files.filter((file) => own(file.path)).flatMap((file) => [...silenceFaults(file), ...anyFaults(file)])
}

/** The type checker is believed: nothing is `any`, nothing is silenced without its reason. */
export const anyFree: Rule = { name: 'any-free', promise: 'no any, and a reason for each silenced tool', check }
