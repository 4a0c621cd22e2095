import { runTool } from './run-tool.ts'
import type { Fault, Rule, Tree } from './tree.ts'

type Report = {
  diagnostics: { code?: string; message: string; filename?: string; labels?: { span?: { line?: number } }[] }[]
  number_of_files: number
}

async function check({ root }: Tree): Promise<Fault[]> {
  const printed = await runTool('oxlint/bin/oxlint', ['--format=json', '--deny-warnings', '--report-unused-disable-directives', '.'], root)
  const report = JSON.parse(printed.slice(printed.indexOf('{'))) as Report
  if (report.number_of_files === 0) return [{ file: '.oxlintrc.json', message: 'the linter looked at no file' }]
  return report.diagnostics.map(({ code, message, filename, labels }) => {
    const line = labels?.[0]?.span?.line
    return { file: filename ?? '.oxlintrc.json', ...(line === undefined ? {} : { line }), message: `${code ?? 'lint'}: ${message}` }
  })
}

/** Mistakes a linter with types can see: promises left alone, hooks misused, tests that assert nothing. */
export const linting: Rule = { name: 'linting', promise: 'the linter, with types, has nothing to say', check }
