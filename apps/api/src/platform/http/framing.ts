import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sites that may show the page of an address in a frame of theirs; the product alone when there is none. */
export type FrameAncestors = (path: string) => Promise<readonly string[]>

/** The policy of a page that some sites may frame. */
export const framedBy = (policy: string, sites: readonly string[]): string =>
  policy.replace("frame-ancestors 'self'", ["frame-ancestors 'self'", ...sites].join(' '))

/** Lets the sites of a page frame its answer. */
export async function frame(reply: FastifyReply, { url }: FastifyRequest, framersOf: FrameAncestors): Promise<void> {
  const sites = await framersOf(url.replace(/[?#].*/, ''))
  if (sites.length === 0) return
  reply.header('content-security-policy', framedBy(String(reply.getHeader('content-security-policy')), sites))
  // Older than the policy, and it can only say one site.
  reply.removeHeader('x-frame-options')
}
