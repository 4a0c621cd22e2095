import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { agreement } from './agreement.ts'
import { anyFree } from './any-free.ts'
import { businessNouns } from './business-nouns.ts'
import { citations } from './citations.ts'
import { deadCode } from './dead-code.ts'
import { documentLinks } from './document-links.ts'
import { environment } from './environment.ts'
import { fencedTables } from './fenced-tables.ts'
import { fileNames } from './file-names.ts'
import { formatting } from './formatting.ts'
import { hardCoded } from './hard-coded.ts'
import { importCycles } from './import-cycles.ts'
import { importDirections } from './import-directions.ts'
import { largeSums } from './large-sums.ts'
import { lightStart } from './light-start.ts'
import { linting } from './linting.ts'
import { moduleParity } from './module-parity.ts'
import { moduleSize } from './module-size.ts'
import { patientJourneys } from './patient-journeys.ts'
import { plainNames } from './plain-names.ts'
import { repeatedCss } from './repeated-css.ts'
import { repeatedLabels } from './repeated-labels.ts'
import { sentences } from './sentences.ts'
import { traceKeys } from './trace-keys.ts'
import { type Fault, type Rule, readTree } from './tree.ts'

const rules: readonly Rule[] = [
  formatting,
  linting,
  deadCode,
  importDirections,
  importCycles,
  lightStart,
  moduleParity,
  fileNames,
  plainNames,
  moduleSize,
  fencedTables,
  largeSums,
  traceKeys,
  sentences,
  repeatedLabels,
  businessNouns,
  agreement,
  hardCoded,
  anyFree,
  documentLinks,
  citations,
  environment,
  patientJourneys,
  repeatedCss,
]

const shown = 40
const describe = ({ file, line, message }: Fault) =>
  `    ${file}${line === undefined ? '' : `:${line}`}  ${message.replace(/\s*\n\s*/g, ' ⏎ ')}`

/** `npm run check [rule …] [--all] [--report file]`: every rule, or those named; all faults, or the first ones; counts for the test command. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' }, report: { type: 'string' } } })
const unknown = positionals.filter((name) => !rules.some((rule) => rule.name === name))
if (unknown.length > 0) {
  console.error(`No rule is named ${unknown.join(', ')}. Rules: ${rules.map((rule) => rule.name).join(', ')}.`)
  process.exit(2)
}

const chosen = positionals.length === 0 ? rules : rules.filter((rule) => positionals.includes(rule.name))
const tree = readTree(join(import.meta.dirname, '../..'))
// The rules that run a tool wait for it while the others compute.
const outcomes = await Promise.all(
  chosen.map(async (rule) => {
    try {
      return { rule, faults: await rule.check(tree) }
    } catch (error) {
      return { rule, faults: [{ file: `scripts/check/${rule.name}.ts`, message: `could not be checked: ${(error as Error).message}` }] }
    }
  }),
)

let failed = 0
for (const { rule, faults } of outcomes) {
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${rule.name.padEnd(18)} ${rule.promise}${faults.length === 0 ? '' : ` — ${faults.length} fault${faults.length === 1 ? '' : 's'}`}`,
  )
  if (faults.length > 0) failed += 1
  const listed = values.all ? faults : faults.slice(0, shown)
  for (const fault of listed) console.log(describe(fault))
  if (faults.length > listed.length) console.log(`    … and ${faults.length - listed.length} more (npm run check ${rule.name} -- --all)`)
}
if (values.report) writeFileSync(values.report, JSON.stringify({ passed: outcomes.length - failed, failed }))
process.exitCode = failed === 0 ? 0 : 1
