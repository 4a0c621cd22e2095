import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where a request comes from: what the trusted proxies say, when that is an address at all. */
export const callerAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip
