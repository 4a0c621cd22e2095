import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, root } from './refusal.mjs'

const major = 24
const platform = process.platform === 'win32' ? 'win' : process.platform

/**
 * Path of the Node the product runs on: the one pinned in package.json, or the running one when it is recent enough.
 * @throws Refusal on a platform that has no pinned Node and runs an older one.
 */
export function pinnedNode() {
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', platform === 'win' ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= major) return process.execPath
  throw new Refusal(
    `This product runs on Node ${major}. No pinned Node exists for ${process.platform} ${process.arch}, and this one is ${process.versions.node}: install Node ${major} or newer.`,
  )
}

/** What makes Node read the settings of `.env`, when there is one; variables already set win. */
export const withSettings = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])
