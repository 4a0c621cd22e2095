import { fork } from 'node:child_process'
import { type Agent, request } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'

/** The API in a process of its own, with a tenant whose people have open sessions, and an open event. */
export type Served = {
  pid: number
  url: string
  tenant: { id: number; name: string }
  event: number
  tokens: string[]
  databaseUrl: string
  dataDir: string
  secretKey: string
}

/** Measures against the API served from another process, for so many people and seats on a database. */
export async function whileServed<T>(
  { databaseUrl, people, seats }: { databaseUrl: string; people: number; seats: number },
  measure: (served: Served) => Promise<T>,
): Promise<T> {
  const child = fork(join(import.meta.dirname, 'serve-child.ts'), [String(people), String(seats)], {
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl, UV_THREADPOOL_SIZE: '4' },
  })
  try {
    return await measure(
      await new Promise<Served>((ready, failed) => {
        child.once('message', (message) => ready(message as Served))
        child.once('exit', () => failed(new Error('the API did not start')))
      }),
    )
  } finally {
    child.removeAllListeners('exit')
    child.send('close')
    await new Promise((closed) => child.once('exit', closed))
  }
}

type Posted = { agent: Agent; token: string; headers: Record<string, string>; body: string }

/** Posts as somebody; answers the status, the text and how long they took. Milliseconds. */
export const post = (address: string, { agent, token, headers, body }: Posted): Promise<{ status: number; text: string; took: number }> =>
  new Promise((answered, failed) => {
    const begun = performance.now()
    const sent = request(address, { method: 'POST', agent, headers: { authorization: `Bearer ${token}`, ...headers } }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += String(chunk)
      })
      response.on('end', () => answered({ status: response.statusCode ?? 0, text, took: performance.now() - begun }))
    })
    sent.on('error', failed)
    sent.end(body)
  })

export const asJson = { 'content-type': 'application/json' }
export const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

/** Bare clients of the database, as many as are wanted. */
export const openClients = (connectionString: string, n: number): Promise<pg.Client[]> =>
  Promise.all(
    Array.from({ length: n }, async () => {
      const client = new pg.Client({ connectionString })
      await client.connect()
      return client
    }),
  )
