import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, root } from './refusal.mjs'

const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined)

/** Whether the installed packages are those locked, as two lock files list them; what another platform needs may be absent. */
export function areInstalled(locked, installed) {
  if (!installed) return false
  const same = (a, b) => a.version === b.version && a.integrity === b.integrity
  return (
    Object.entries(locked).every(
      ([path, entry]) => path === '' || (installed[path] ? same(entry, installed[path]) : entry.optional === true),
    ) && Object.keys(installed).every((path) => path in locked)
  )
}

/**
 * Installs what is missing, as the lock file says; does nothing when all is there.
 * @throws Refusal when npm cannot install.
 */
export function install() {
  if (areInstalled(packagesOf(join(root, 'package-lock.json')), packagesOf(join(root, 'node_modules', '.package-lock.json')))) return
  console.log('Installing what is missing (npm ci)…')
  // The web is built on the spot, so that a production environment needs the development packages too.
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) throw new Refusal(`npm cannot be run: ${error.message}.`)
  if (status !== 0) throw new Refusal('npm ci failed: see above. The registry must be reachable.')
}
