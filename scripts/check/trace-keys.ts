import ts from 'typescript'
import { lineOf, syntaxOf, textOf, visit } from './syntax.ts'
import { type Fault, isTest, isTypeScript, type Rule, type SourceFile, type Tree } from './tree.ts'

const writer = 'apps/api/src/modules/traces/trace.ts'
const isCatalogue = (path: string) => /^packages\/domain\/src\/traces\/.*actions\.ts$/.test(path) && !isTest(path)
/** Where acts are written: the program itself, not its tests nor what they stand on. */
const isProgram = (path: string) =>
  path.startsWith('apps/api/src/') && isTypeScript(path) && !isTest(path) && !path.startsWith('apps/api/src/testing/')
/** The prefix of what screens tell, written by `traceScreen`. */
const ownKeys = new Set(['screen'])

/** The acts a file of the catalogue declares: the keys of the objects given to `traceActions`. */
function declaredBy(file: SourceFile): { key: string; line: number }[] {
  const found: { key: string; line: number }[] = []
  visit(syntaxOf(file), (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'traceActions') return
    const [actions] = node.arguments
    if (!actions || !ts.isObjectLiteralExpression(actions)) return
    for (const { name } of actions.properties)
      if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) found.push({ key: name.text, line: lineOf(name) })
  })
  return found
}

/** Every text a file writes in clear, comments left out. */
function textsOf(file: SourceFile): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = []
  visit(syntaxOf(file), (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found.push({ text: textOf(node) ?? '', line: lineOf(node) })
  })
  return found
}

const rawInsert = /insert\s+into\s+"?traces"?[\s(]/i
const builtInsert = /\.insertInto\(\s*['"`]traces\b/

function check({ files }: Tree): Fault[] {
  const faults: Fault[] = []
  const written = new Set<string>()
  for (const file of files.filter(({ path }) => isProgram(path))) {
    for (const { text, line } of textsOf(file)) {
      written.add(text)
      if (file.path !== writer && rawInsert.test(`${text} `))
        faults.push({ file: file.path, line, message: 'traces are written by trace(), traceAll() or traceEach() alone' })
    }
    const built = file.path === writer ? null : builtInsert.exec(file.text)
    if (built) {
      const line = file.text.slice(0, built.index).split('\n').length
      faults.push({ file: file.path, line, message: 'traces are written by trace(), traceAll() or traceEach() alone' })
    }
  }
  const first = new Map<string, string>()
  for (const file of files.filter(({ path }) => isCatalogue(path)))
    for (const { key, line } of declaredBy(file)) {
      if (!written.has(key) && !ownKeys.has(key)) faults.push({ file: file.path, line, message: `${key} is an act nothing writes` })
      if (first.has(key)) faults.push({ file: file.path, line, message: `${key} is declared in ${first.get(key)} too` })
      first.set(key, file.path)
    }
  return faults
}

/** The log says what was declared, and nothing else writes in it. */
export const traceKeys: Rule = { name: 'trace-keys', promise: 'one writer of traces, and every declared act is written', check }
