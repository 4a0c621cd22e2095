import { compileCache } from './compile-cache.mjs'
import { install } from './install.mjs'
import { pinnedNode, withSettings } from './pinned-node.mjs'
import { telling } from './refusal.mjs'
import { runChild } from './run-child.mjs'
import { sparing } from './sparing.mjs'
import { buildWeb } from './web-build.mjs'

/** `npm start`: installs and builds what is missing, then runs the product until Ctrl-C. */
await telling(async () => {
  install()
  await buildWeb()
  const environment = { ...sparing, ...compileCache }
  process.exitCode = await runChild(pinnedNode(), [...withSettings(), 'apps/api/src/main.ts'], environment).exited
})
