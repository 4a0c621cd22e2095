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

/** Where a cast to nothing is what it says: the kernel writes the types of others, a test may pass what is refused. */
const mayCastToNever = /^packages\/domain\/src\/kernel\/|\.test\.tsx?$|-fixtures?\.tsx?$|\/testing\/|^e2e\//

function anyFaults(file: SourceFile): Fault[] {
  const lines = file.text.split('\n')
  const faults: Fault[] = []
  const isExplained = (line: number): boolean =>
    [lines[line - 2], lines[line - 1]].some((text) => text !== undefined && /\/\/|\*/.test(text))
  visit(syntaxOf(file), (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword)
      faults.push({ file: file.path, line: lineOf(node), message: 'any: say what it is, or unknown' })
    if (!ts.isAsExpression(node)) return
    const line = lineOf(node.type)
    if (ts.isAsExpression(node.expression) && node.expression.type.kind === ts.SyntaxKind.UnknownKeyword && !isExplained(lineOf(node)))
      faults.push({ file: file.path, line: lineOf(node), message: 'as unknown as: give the reason on the line' })
    if (node.type.kind === ts.SyntaxKind.NeverKeyword && !mayCastToNever.test(file.path) && !isExplained(line))
      faults.push({ file: file.path, line, message: 'as never: say what it is, or give the reason on the line' })
  })
  return faults
}

function check(tree: Tree): Fault[] {
  const own = (path: string) => isTypeScript(path) && !path.startsWith('scripts/check/any-free')
  return tree.files.filter((file) => own(file.path)).flatMap((file) => [...silenceFaults(file), ...anyFaults(file)])
}

/** The type checker is believed: nothing is `any`, nothing is silenced without its reason. */
export const anyFree: Rule = { name: 'any-free', promise: 'no any, and a reason for each silenced tool', check }
