import { type Endpoint, fillPath, type Input } from '@kxo/domain/kernel/contract'
import type { Program } from './program.ts'
import type { Persona } from './world.ts'

export type Answered = { status: number; body: Record<string, unknown> }
/** Sends a request as somebody; undefined when no answer came. */
export type Send = <E extends Endpoint>(who: Persona, endpoint: E, input: Input<E>) => Promise<Answered | undefined>

const tokenLife = 10 * 60_000

/** The token of somebody, signed again for the same session as it ages: a long run outlives the first one. */
function lastingTokens({ services }: Program): (who: Persona) => string {
  const signed = new Map<string, { token: string; until: number }>()
  return ({ token }) => {
    const known = signed.get(token)
    if (known && known.until > Date.now()) return known.token
    const { tid, sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { tid: number; sid: string }
    const fresh = services.signAccess({ tid, sid })
    signed.set(token, { token: fresh, until: Date.now() + tokenLife })
    return fresh
  }
}

/** A request over HTTP as a browser sends it, each from an address of its own. */
export const sender = (program: Program, address: () => string): Send => {
  const tokenOf = lastingTokens(program)
  return async (who, endpoint, input) => {
    const { params = {}, body } = input as { params?: Record<string, unknown>; body?: unknown }
    const from = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.')
    try {
      const response = await fetch(`${address()}/api${fillPath(endpoint.path, params)}`, {
        method: endpoint.method,
        headers: {
          authorization: `Bearer ${tokenOf(who)}`,
          'x-forwarded-for': `10.${from}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    } catch {
      return undefined
    }
  }
}
