import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'

const benches: Record<string, () => Promise<Figure[]>> = {
  'sign-in': async () => (await import('./sign-in.ts')).run(),
  signing: async () => (await import('./signing.ts')).run(),
  group: async () => (await import('./group.ts')).run(),
  'check-in': async () => (await import('./check-in.ts')).run(),
  'offline-door': async () => (await import('./offline-door.ts')).run(),
  'log-ins': async () => (await import('./log-ins.ts')).run(),
  idle: async () => (await import('./idle.ts')).run(),
  rush: async () => (await import('./rush.ts')).run(),
  list: async () => (await import('./list.ts')).run(),
  contacts: async () => (await import('./contacts.ts')).run(),
  'public-catalogue': async () => (await import('./public-catalogue.ts')).run(),
  import: async () => (await import('./import.ts')).run(),
  issue: async () => (await import('./issue.ts')).run(),
  'million-lists': async () => (await import('./million-lists.ts')).run(),
  exports: async () => (await import('./exports.ts')).run(),
  dashboard: async () => (await import('./dashboard.ts')).run(),
  pdf: async () => (await import('./pdf.ts')).run(),
  'due-mails': async () => (await import('./due-mails.ts')).run(),
  'mail-rush': async () => (await import('./mail-rush.ts')).run(),
  planning: async () => (await import('./planning.ts')).run(),
  'large-form': async () => (await import('./large-form.ts')).run(),
  'page-load': async () => (await import('./page-load.ts')).run(),
}

/** Runs the benches named on the command line (all without a name), prints ratios and keeps them with the machine's description. */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.\n`)
  process.exit(1)
}
const results: Record<string, Figure[]> = {}
for (const name of named.length > 0 ? named : Object.keys(benches)) {
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
  // Others may work beside: what a figure is held against was measured in the same minutes.
  load_average: Math.round((loadavg()[0] ?? 0) * 10) / 10,
}
const folder = join(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
for (const [name, figures] of Object.entries(results))
  writeFileSync(join(folder, `${day}-${name}.json`), `${JSON.stringify({ day, machine, figures }, null, 2)}\n`)
process.exit(0)
