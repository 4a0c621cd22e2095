import { spawn } from 'node:child_process'
import { Agent } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import pg from 'pg'
import { freePort } from '../scripts/free-port.mjs'
import type { Figure } from './figure.ts'
import { aPostgres } from './on-postgres.ts'
import { asForm, post, type Served, whileServed } from './served.ts'

const people = 3_000
const clients = 50

/** Sign-ups with and without the worker that prints and mails their tickets, then how fast it completes them once the rush is over. */
export async function run(): Promise<Figure[]> {
  const postgres = await aPostgres()
  const mails = await aMailSink()
  try {
    return await whileServed({ databaseUrl: postgres.url, people: 2 * people, seats: 2 * people }, async (served) => {
      const database = new pg.Client({ connectionString: served.databaseUrl })
      await database.connect()
      const alone = await whileServing(served, mails.url, 'none', (url) => signUps(url, served, served.tokens.slice(0, people)))
      await database.query('delete from pgboss.job_common')
      // As the database's own housekeeping does of tables a minute old.
      await database.query('analyze')
      const [during, completed] = await whileServing(served, mails.url, 'process', async (url) => {
        const perSecond = await signUps(url, served, served.tokens.slice(people))
        return [perSecond, await completions(database)] as const
      })
      await database.end()
      return [
        { name: 'sign-ups without a worker', value: alone, unit: '/s' },
        { name: 'sign-ups while the worker runs', value: during, unit: '/s', ratio: during / alone, aim: '≥ 0.8' },
        { name: 'completed with ticket and mail once the rush is over', value: completed, unit: '/s', aim: '≥ 60 on 2 cores' },
      ]
    })
  } finally {
    mails.close()
    await postgres.stop()
  }
}

/** The program as an operator runs it. */
async function whileServing<T>(
  { databaseUrl, dataDir, secretKey }: Served,
  smtp: string,
  worker: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/api/src/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      // Behind a proxy: each visitor has their own address, and their own rate limit.
      PUBLIC_URL: 'http://inscriptions.example.org',
      SECRET_KEY: secretKey,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp,
      WORKER: worker,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const left = new Promise((exited) => server.once('exit', exited))
  await new Promise((ready) => server.stdout.once('data', ready))
  try {
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    server.kill('SIGTERM')
    await left
  }
}

/** Confirmed a second, from many clients at once. */
async function signUps(url: string, { tenant, event }: Served, tokens: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const address = `${url}/api${fillPath(registrationsContract.start.path, { client: tenant.name, id: event })}`
  const signUp = async (token: string, visitor: number): Promise<void> => {
    const headers = { ...asForm, 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` }
    const { status } = await post(address, { agent, token, headers, body: 'submit=true' })
    if (status !== 201) throw new Error(`sign-up answered ${status}`)
  }
  const queue = tokens.entries()
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const [visitor, token] of queue) await signUp(token, visitor)
    }),
  )
  agent.destroy()
  return (tokens.length * 1000) / (performance.now() - begun)
}

/** Mails sent a second by a worker left to itself, half a minute long. */
async function completions(database: pg.Client): Promise<number> {
  const sent = async (): Promise<number> =>
    (await database.query<{ n: number }>("select count(*)::integer as n from mails where sent_at is not null and attachments <> '[]'"))
      .rows[0]!.n
  const before = await sent()
  const begun = performance.now()
  await new Promise((wake) => setTimeout(wake, 30_000))
  return (((await sent()) - before) * 1000) / (performance.now() - begun)
}

/** The least an SMTP server can do: takes every mail and keeps none. */
async function aMailSink(): Promise<{ url: string; close: () => void }> {
  const server = createServer((socket) => {
    let isMail = false
    let said = ''
    socket.on('error', () => {})
    socket.write('220 sink\r\n')
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      said += chunk
      for (let end = said.indexOf(isMail ? '\r\n.\r\n' : '\r\n'); end >= 0; end = said.indexOf(isMail ? '\r\n.\r\n' : '\r\n')) {
        const line = isMail ? '' : said.slice(0, end).toUpperCase()
        said = said.slice(end + (isMail ? 5 : 2))
        isMail = line === 'DATA'
        socket.write(isMail ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail sink has no address')
  return { url: `smtp://127.0.0.1:${address.port}`, close: () => void server.close() }
}
