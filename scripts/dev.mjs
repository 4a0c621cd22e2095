import { freePort } from './free-port.mjs'
import { install } from './install.mjs'
import { pinnedNode, withSettings } from './pinned-node.mjs'
import { telling } from './refusal.mjs'
import { runChild } from './run-child.mjs'
import { buildPublicPages, publicPagesConfig } from './web-build.mjs'

/** `npm run dev`: the API restarts and the web reloads at each change. */
await telling(async () => {
  install()
  await buildPublicPages()
  const node = pinnedNode()
  const webPort = await freePort(Number(process.env['PORT'] ?? 3000))
  const apiPort = await freePort(webPort + 1000)
  const address = `http://localhost:${webPort}`
  const api = runChild(node, ['--watch', '--watch-preserve-output', ...withSettings(), 'apps/api/src/main.ts'], {
    PORT: String(apiPort),
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? address,
  })
  const web = runChild(
    node,
    ['node_modules/vite/bin/vite.js', 'apps/web', '--port', String(webPort), '--strictPort', '--clearScreen=false'],
    {
      API_PORT: String(apiPort),
    },
  )
  // The API watches what it writes the public pages with, and starts again when this builds it anew.
  const vite = 'node_modules/vite/bin/vite.js'
  const pages = runChild(node, [vite, 'build', 'apps/web', '--config', publicPagesConfig, '--watch', '--logLevel=warn'])
  console.log(`\nOpen ${address} (the API it talks to listens on ${apiPort}). Ctrl-C ends both.\n`)
  // One without the other is of no use.
  const first = await Promise.race([api.exited, web.exited, pages.exited])
  api.child.kill('SIGTERM')
  web.child.kill('SIGTERM')
  pages.child.kill('SIGTERM')
  await Promise.all([api.exited, web.exited, pages.exited])
  process.exitCode = first
})
