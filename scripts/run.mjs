import { spawnSync } from 'node:child_process'
import { install } from './install.mjs'
import { pinnedNode, withSettings } from './pinned-node.mjs'
import { root, telling } from './refusal.mjs'

/** `node scripts/run.mjs <file> …`: runs a TypeScript file of the project on its own Node, once all is installed. */
await telling(() => {
  install()
  const { status } = spawnSync(pinnedNode(), [...withSettings(), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
})
