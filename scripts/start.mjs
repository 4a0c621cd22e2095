import { join } from 'node:path'
import { install } from './install.mjs'
import { pinnedNode, withSettings } from './pinned-node.mjs'
import { root, telling } from './refusal.mjs'
import { runChild } from './run-child.mjs'
import { sparing } from './sparing.mjs'
import { buildWeb } from './web-build.mjs'

/** `npm start`: installs and builds what is missing, then runs the product until Ctrl-C. */
await telling(async () => {
  install()
  buildWeb()
  // What Node compiled is kept beside the packages: a second start reads it instead of stripping types again.
  const environment = { ...sparing, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }
  process.exitCode = await runChild(pinnedNode(), [...withSettings(), 'apps/api/src/main.ts'], environment).exited
})
