import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A folder holding the project's configuration of the tools and the given files, removed when the test ends. */
export function temporaryProject(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kxo-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['biome.json', '.oxlintrc.json', 'tsconfig.json']) copyFileSync(join(root, name), join(folder, name))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
