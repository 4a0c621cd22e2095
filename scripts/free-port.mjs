import { createServer } from 'node:net'

/** A port of this machine that nothing listens on: the wanted one, the next free one after it, or any when 0 is wanted. */
export async function freePort(preferred = 0) {
  for (let port = preferred; port < preferred + 100; port += 1) {
    const found = await new Promise((resolve) => {
      const probe = createServer().once('error', () => resolve(undefined))
      probe.listen(port, () => {
        const { port: free } = probe.address()
        probe.close(() => resolve(free))
      })
    })
    if (found !== undefined) return found
  }
  throw new Error(`no free port from ${preferred}`)
}
