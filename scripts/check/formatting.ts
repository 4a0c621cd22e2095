import { runTool } from './run-tool.ts'
import type { Fault, Rule, Tree } from './tree.ts'

type Report = { diagnostics: { severity: string; message: string; location?: { path?: string; start?: { line: number } } }[] }

async function check({ root }: Tree): Promise<Fault[]> {
  const printed = await runTool('@biomejs/biome/bin/biome', ['ci', '--reporter=json', '--colors=off', '--max-diagnostics=none', '.'], root)
  const report = JSON.parse(printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1)) as Report
  return report.diagnostics
    .filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ message, location }) => ({
      file: location?.path ?? 'biome.json',
      ...(location?.start?.line ? { line: location.start.line } : {}),
      message: `${message} (npx biome check --write)`,
    }))
}

/** One way to lay code out, decided once. */
export const formatting: Rule = { name: 'formatting', promise: 'one layout, the formatter’s', check }
