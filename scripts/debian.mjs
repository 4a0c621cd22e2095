import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Refusal } from './refusal.mjs'

export const isRoot = process.getuid?.() === 0

/**
 * Installs a package of Debian or Ubuntu, when run as root: the first of those named that this system has.
 * @throws Refusal saying what to install by hand when it cannot.
 */
export function installDebianPackage(names, purpose) {
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Refusal(`${purpose} Install the system package "${names.at(-1)}", or run this command as root.`)
  const apt = (...parameters) =>
    spawnSync('apt-get', ['-q', ...parameters], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status
  apt('update')
  for (const name of names) {
    console.log(`Installing the system package ${name}…`)
    if (apt('install', '-y', '--no-install-recommends', name) === 0) return
  }
  throw new Refusal(`${purpose} apt-get could not install "${names.join('" nor "')}".`)
}
