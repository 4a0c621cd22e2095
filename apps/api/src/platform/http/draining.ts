import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'

/** A request this long in the making is cut when the program stops. */
const patienceMs = 20_000

/**
 * Closing answers what is in flight and takes nothing new. Browsers hold their connections open: those that fall idle
 * meanwhile are let go, else closing would wait for them.
 */
export function drainOnClose(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  let cut: NodeJS.Timeout | undefined
  let isClosing = false
  app.addHook('onRequest', async () => {
    if (isClosing) refuse(kernelErrors.unavailable)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    cut = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  })
  app.addHook('onClose', async () => {
    clearInterval(sweep)
    clearTimeout(cut)
  })
}
