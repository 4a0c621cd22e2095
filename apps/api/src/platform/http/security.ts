import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import jwt from '@fastify/jwt'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { callerAddress } from './caller-address.ts'
import { takeParts } from './resumable.ts'

/** Access tokens live this long, in seconds. */
export const accessTokenLife = 15 * 60

/**
 * Whether a request counts among those of its address. Files named by their content are read once by each browser: people behind one address who
 * open the product together are no flood.
 */
const isFileNamedByContent = (url: string): boolean =>
  url.startsWith('/assets/') || /^\/api\/clients\/[\w-]+\/pictures\/[\w.-]+\/$/.test(url)
export const isCounted = (url: string): boolean => url !== '/healthz' && url !== '/readyz' && !isFileNamedByContent(url)

/**
 * The camera reads codes and is tried with the microphone before a meeting, the screen stays lit while a code is shown; nothing else of a device
 * is asked for. The server of meetings may be given them by the one page whose policy frames it.
 */
const permissionsWith = (meetings: string): string =>
  `camera=(self${meetings}), microphone=(self${meetings}), display-capture=(self${meetings}), fullscreen=(self${meetings}), screen-wake-lock=(self), clipboard-write=(self), geolocation=(), payment=(), usb=(), serial=(), midi=(), accelerometer=(), gyroscope=(), magnetometer=(), browsing-topics=()`

/** What browsers apply to documents alone: repeated with each script of a page, it weighs more than the smallest of them. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
const isScriptOrStyle = (url: string): boolean => /^\/assets\/[\w.-]+\.(js|css)$/.test(url)

/** Bodies, tokens, headers and limits of every request: strict CSP without inline script. */
export async function secure(app: FastifyInstance, config: Config, requestsPerMinute: number): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Reading codes with the camera runs WebAssembly, served by the product itself.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        upgradeInsecureRequests: config.publicUrl?.startsWith('https:') ? [] : null,
      },
    },
    hsts: config.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    allowList: ({ url }) => !isCounted(url),
    keyGenerator: callerAddress,
  })
  const permissions = permissionsWith(config.meetings ? ` "${new URL(config.meetings.url).origin}"` : '')
  app.addHook('onSend', async ({ url }, reply) => {
    if (isScriptOrStyle(url)) for (const name of ofDocuments) reply.raw.removeHeader(name)
    else reply.header('permissions-policy', permissions)
    // What is answered to one person is kept by no cache between them and the product, nor left in their browser.
    if (url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
  })
  await app.register(formbody, { bodyLimit: 1_048_576 })
  await app.register(multipart)
  takeParts(app)
  await app.register(jwt, { secret: config.secretKey, sign: { expiresIn: accessTokenLife } })
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
}
