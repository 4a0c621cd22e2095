import ts from 'typescript'
import { lineOf, syntaxOf, visit } from './syntax.ts'
import { type Fault, isTypeScript, type Rule, type SourceFile, type Tree } from './tree.ts'

const readings = new Set('count innerText textContent inputValue isVisible isHidden isChecked isDisabled isEnabled getAttribute'.split(' '))

function faultsOf(file: SourceFile): Fault[] {
  const faults: Fault[] = []
  visit(syntaxOf(file), (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'expect') return
    const [read] = node.arguments
    if (!read || !ts.isAwaitExpression(read) || !ts.isCallExpression(read.expression)) return
    const { expression: reading } = read.expression
    if (ts.isPropertyAccessExpression(reading) && readings.has(reading.name.text))
      faults.push({ file: file.path, line: lineOf(node), message: `read once: await expect.poll(() => ….${reading.name.text}())` })
  })
  return faults
}

const isJourney = (path: string): boolean => path.startsWith('e2e/') && isTypeScript(path)

/** A journey waits for what a page is to show; read once, a slow machine has not drawn it yet. */
export const patientJourneys: Rule = {
  name: 'patient-journeys',
  promise: 'journeys wait for what a page shows',
  check: (tree: Tree) => tree.files.filter(({ path }) => isJourney(path)).flatMap(faultsOf),
}
