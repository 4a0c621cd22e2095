import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

const port = z.codec(z.string(), z.int(), {
  decode: (text, context) => {
    const value = Number(text)
    if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value
    context.issues.push({ code: 'custom', message: 'must be a port between 0 and 65535', input: text })
    return z.NEVER
  },
  encode: String,
})
const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      ),
    )

/** Addresses separated by commas, e.g. `https://push.example.org`. */
const origins = z
  .string()
  .check(
    z.refine(
      (text) => listOf(text).every((one) => URL.canParse(one) && new URL(one).origin === one),
      'must be addresses without a path, separated by commas',
    ),
  )
const listOf = (text: string): string[] => text.split(',').flatMap((one) => one.trim() || [])

/** How many proxies stand in front, or which addresses they have. */
const proxies = z.codec(z.string(), z.union([z.int(), z.array(z.string())]), {
  decode: (text, context) => {
    if (/^\d$/.test(text.trim())) return Number(text)
    const addresses = text.split(',').map((address) => address.trim())
    if (addresses.every(isNetwork)) return addresses
    context.issues.push({
      code: 'custom',
      message: 'must be a number of proxies (0 to 9) or their addresses, e.g. 10.0.0.0/8, ::1',
      input: text,
    })
    return z.NEVER
  },
  encode: String,
})
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

const Environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  HOST: z.optional(z.string()),
  PORT: z.optional(port),
  PUBLIC_URL: z.optional(url('http:', 'https:')),
  TRUSTED_PROXIES: z.optional(proxies),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must hold at least 16 characters'))),
  DATA_DIR: z._default(z.string(), 'data'),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must hold at least 32 characters'))),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_POOL: z._default(port, 20),
  WORKER: z.optional(z.enum(['process', 'inside', 'none'])),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  S3_ENDPOINT: z.optional(url('http:', 'https:')),
  S3_REGION: z._default(z.string(), 'eu-west-3'),
  S3_BUCKET: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: z._default(z.string().check(z.regex(/@/, 'must be a mail address')), 'ne-pas-repondre@kxo.test'),
  BOUNCE_ADDRESS: z.optional(z.string().check(z.regex(/@/, 'must be a mail address'))),
  BOUNCE_POP3_URL: z.optional(url('pop3:', 'pop3s:')),
  MAIL_EVENTS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must hold at least 16 characters'))),
  TEST_BANK: z.optional(z.literal('open', 'must be « open » or absent')),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.startsWith('sk_', 'must start with sk_'))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.startsWith('whsec_', 'must start with whsec_'))),
  SMS_URL: z.optional(url('http:', 'https:')),
  SMS_TOKEN: z.optional(z.string()),
  SMS_EVENTS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must hold at least 16 characters'))),
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url'))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'))),
  PUSH_SERVICES: z._default(origins, ''),
  MEETING_URL: z.optional(url('https:')),
  MEETING_APP_ID: z.optional(z.string()),
  MEETING_SECRET: z.optional(z.string().check(z.minLength(16, 'must hold at least 16 characters'))),
})

/** What the environment decides, parsed once at start. */
export type Config = {
  environment: 'development' | 'test' | 'production'
  host: string
  port: number
  isPortChosen: boolean
  publicUrl: string | undefined
  /** Proxies whose `X-Forwarded-For` is believed: how many stand in front, or their addresses. */
  trustedProxies: number | string[]
  metricsToken: string | undefined
  dataDir: string
  secretKey: string
  databaseUrl: string | undefined
  databasePool: number
  /** Where jobs are worked: in a process beside the server, inside it, or by another copy. */
  worker: 'process' | 'inside' | 'none'
  logLevel: string
  s3: { endpoint: string | undefined; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Where refusals come back, and the mailbox they are read in. */
  bounces: { address: string | undefined; pop3Url: string | undefined }
  /** What a mail provider shows when it tells refusals and complaints. */
  mailEventsToken: string | undefined
  smsEventsToken: string | undefined
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** Whether the built-in test bank stands in for a card provider: whoever pays there pays nothing. */
  isTestBankOpen: boolean
  sms: { url: string; token: string } | undefined
  /** What signs notifications to devices, when not derived from the secret, and push services trusted besides those of browsers. */
  push: { keys: { publicKey: string; privateKey: string } | undefined; services: string[] }
  /** The Jitsi server rooms are opened on, and what its tokens are signed with. */
  meetings: { url: string; appId: string; secret: string } | undefined
}

/** A wrong environment, told in one sentence per variable. */
export class ConfigError extends Error {}

/** Variables of one component come together or not at all. */
function together<K extends string>(component: string, values: Record<K, string | undefined>): Record<K, string> | undefined {
  const missing = (Object.keys(values) as K[]).filter((name) => !values[name])
  if (missing.length === Object.keys(values).length) return undefined
  if (missing.length > 0) throw new ConfigError(`${component}: ${missing.join(', ')} is missing beside the others.`)
  return values as Record<K, string>
}

/**
 * Reads the configuration from the environment.
 * @throws ConfigError naming every wrong variable; the program must not start on it.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = z.safeDecode(Environment, filled as never) // anything stands in an environment
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} is wrong: ${issue.message}.`).join('\n'))
  }
  const env = parsed.data
  const s3 = together('File store', {
    S3_BUCKET: env.S3_BUCKET,
    S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
  })
  const stripe = together('Card payment', { STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET })
  const meetings = together('Video meetings', {
    MEETING_URL: env.MEETING_URL,
    MEETING_APP_ID: env.MEETING_APP_ID,
    MEETING_SECRET: env.MEETING_SECRET,
  })
  const sms = together('SMS', { SMS_URL: env.SMS_URL, SMS_TOKEN: env.SMS_TOKEN })
  const push = together('Notifications', { VAPID_PUBLIC_KEY: env.VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: env.VAPID_PRIVATE_KEY })
  if (env.NODE_ENV === 'production' && !env.SECRET_KEY)
    throw new ConfigError('SECRET_KEY is missing: production needs one of at least 32 characters.')
  const dataDir = resolve(env.DATA_DIR)
  return {
    environment: env.NODE_ENV,
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT ?? 3000,
    isPortChosen: env.PORT !== undefined,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    // Behind a public address stands one proxy; without one, anybody may write that header.
    trustedProxies: env.TRUSTED_PROXIES ?? (env.PUBLIC_URL ? 1 : 0),
    metricsToken: env.METRICS_TOKEN,
    dataDir,
    secretKey: env.SECRET_KEY ?? storedSecret(dataDir),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    worker: workerOf(env),
    logLevel: env.LOG_LEVEL,
    s3: s3 && {
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: s3.S3_BUCKET,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    bounces: { address: env.BOUNCE_ADDRESS, pop3Url: env.BOUNCE_POP3_URL },
    mailEventsToken: env.MAIL_EVENTS_TOKEN,
    smsEventsToken: env.SMS_EVENTS_TOKEN,
    stripe: stripe && { secretKey: stripe.STRIPE_SECRET_KEY, webhookSecret: stripe.STRIPE_WEBHOOK_SECRET },
    isTestBankOpen: env.NODE_ENV !== 'production' || env.TEST_BANK === 'open',
    meetings: meetings && { url: meetings.MEETING_URL, appId: meetings.MEETING_APP_ID, secret: meetings.MEETING_SECRET },
    push: {
      keys: push && { publicKey: push.VAPID_PUBLIC_KEY, privateKey: push.VAPID_PRIVATE_KEY },
      services: listOf(env.PUSH_SERVICES),
    },
    sms: sms && { url: sms.SMS_URL, token: sms.SMS_TOKEN },
  }
}

/** The embedded database belongs to one process; on one core a second process would only take turns with the first. */
function workerOf({
  WORKER,
  DATABASE_URL,
}: {
  WORKER?: Config['worker'] | undefined
  DATABASE_URL?: string | undefined
}): Config['worker'] {
  if (DATABASE_URL === undefined && WORKER === 'process')
    throw new ConfigError('WORKER is wrong: the embedded database belongs to one process, only `inside` or `none` work with it.')
  return WORKER ?? (DATABASE_URL !== undefined && availableParallelism() > 1 ? 'process' : 'inside')
}

/** Outside production, a key made at first start and kept beside the data. */
function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'secret.key')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const key = randomBytes(32).toString('hex')
  writeFileSync(path, `${key}\n`, { mode: 0o600 })
  return key
}
