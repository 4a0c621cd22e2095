import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Refusal } from './refusal.mjs'

export const isRoot = process.getuid?.() === 0

/**
 * Installs a package of Debian or Ubuntu, when run as root.
 * @throws Refusal saying what to install by hand when it cannot.
 */
export function installDebianPackage(name, purpose) {
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Refusal(`${purpose} Install the system package "${name}", or run this command as root.`)
  console.log(`Installing the system package ${name}…`)
  const apt = (...parameters) =>
    spawnSync('apt-get', ['-q', ...parameters], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status
  apt('update')
  if (apt('install', '-y', '--no-install-recommends', name) !== 0) throw new Refusal(`${purpose} apt-get could not install "${name}".`)
}
