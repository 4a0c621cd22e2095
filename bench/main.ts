import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'

const benches: Record<string, () => Promise<Figure[]>> = {
  'sign-in': async () => (await import('./sign-in.ts')).run(),
  signing: async () => (await import('./signing.ts')).run(),
  rush: async () => (await import('./rush.ts')).run(),
  list: async () => (await import('./list.ts')).run(),
  contacts: async () => (await import('./contacts.ts')).run(),
  'public-catalogue': async () => (await import('./public-catalogue.ts')).run(),
  import: async () => (await import('./import.ts')).run(),
  issue: async () => (await import('./issue.ts')).run(),
  'million-lists': async () => (await import('./million-lists.ts')).run(),
  dashboard: async () => (await import('./dashboard.ts')).run(),
  pdf: async () => (await import('./pdf.ts')).run(),
  'due-mails': async () => (await import('./due-mails.ts')).run(),
  'mail-rush': async () => (await import('./mail-rush.ts')).run(),
  'web-size': async () => (await import('./web-size.ts')).run(),
}

/** Runs the benches named on the command line (all without a name), prints ratios and keeps them with the machine's description. */
const wanted = process.argv.slice(2).filter((name) => name in benches)
const results: Record<string, Figure[]> = {}
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const figures = (results[name] = await benches[name]!())
  process.stdout.write(`\n${name}\n`)
  for (const { name: label, value, unit, ratio, aim } of figures)
    process.stdout.write(
      `  ${label.padEnd(58)} ${value.toFixed(1).padStart(10)} ${unit.padEnd(10)} ${ratio === undefined ? '' : `${ratio.toFixed(2)} ×`}${aim ? `  (aim: ${aim})` : ''}\n`,
    )
}

const day = new Date().toISOString().slice(0, 10)
const machine = {
  cores: cpus().length,
  processor: cpus()[0]?.model.trim(),
  memory_gib: Math.round(totalmem() / 2 ** 30),
  node: process.version,
}
const folder = join(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
for (const [name, figures] of Object.entries(results))
  writeFileSync(join(folder, `${day}-${name}.json`), `${JSON.stringify({ day, machine, figures }, null, 2)}\n`)
process.exit(0)
