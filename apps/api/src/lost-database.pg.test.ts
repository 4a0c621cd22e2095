import { kernelErrors } from '@kxo/domain/kernel/errors'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OwnPostgres, startPostgres } from '../../../scripts/postgres.mjs'
import { enqueueMail } from './modules/mailing/index.ts'
import { publish } from './platform/http/live.ts'
import { aMailServer, type MailServer } from './testing/a-mail-server.ts'
import { many, type Program, startProgram } from './testing/program.ts'
import { copyOfProgram, type RunningProgram, runProgram } from './testing/run-program.ts'
import { aTenant, type Persona, type TenantWorld } from './testing/world.ts'

const moment = 'task_done'
const values = { author: 'Alice', title: 'Essai' }

type Answer = { status: number; body: { code?: string; message?: string } }

/** A program running on a server, people who keep asking it, a page that listens and mails that leave. */
async function aBusyProgram(server: string) {
  const url = process.env.TEST_DATABASE_URL
  process.env.TEST_DATABASE_URL = server
  const mails = await aMailServer()
  const program = await startProgram({ connections: many }).finally(() => (process.env.TEST_DATABASE_URL = url))
  const tenant = await aTenant(program)
  const admin = await tenant.anAdmin()
  const running = await runProgram({ ...copyOfProgram(program), SMTP_URL: mails.url, DATABASE_POOL: '5' })
  return { mails, program, tenant, admin, running }
}
type Busy = { mails: MailServer; program: Program; tenant: TenantWorld; admin: Persona; running: RunningProgram }

const end = async ({ mails, program, running }: Busy) => {
  await running.kill()
  await program.close()
  await mails.close()
}

const ask = async ({ running, tenant, admin }: Busy, language = 'fr'): Promise<Answer> => {
  const response = await fetch(`${running.address}/api/clients/${tenant.name}/users/?page_size=25`, {
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

/** Ten people who ask without rest until they are told to stop. */
function crowd(busy: Busy) {
  const answers: Answer[] = []
  let isOver = false
  const people = Array.from({ length: 10 }, async () => {
    while (!isOver) {
      const answer = await ask(busy)
      answers.push(answer)
      if (answer.status !== 200) await new Promise((wake) => setTimeout(wake, 50))
    }
  })
  return { answers, leave: () => ((isOver = true), Promise.all(people)) }
}

/** What a page hears; it opens its stream again when it ends, as browsers do. */
async function aPage({ running, tenant, admin }: Busy) {
  const response = await fetch(`${running.address}/api/clients/${tenant.name}/stream/`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  let heard = ''
  void (async () => {
    for await (const chunk of response.body ?? []) heard += new TextDecoder().decode(chunk)
  })().catch(() => {})
  return () => heard
}

/** Everything works again: answers, the worker and live news. */
async function goesOn(busy: Busy, heard: () => string, occurrence: string) {
  const { mails, running, tenant } = busy
  await expect.poll(async () => (await ask(busy)).status, { timeout: 20_000, interval: 200 }).toBe(200)
  expect(running.isAlive()).toBe(true)
  await expect.poll(heard, { timeout: 20_000 }).toContain('event: missed')
  // Published again until heard: the last cut may still be mending when the first is, and what is published then is "missed".
  const publishAndHear = async (): Promise<string> => {
    await tenant.asMachine((context) => publish(context, { to: 'everyone', kind: occurrence }))
    return heard()
  }
  await expect.poll(publishAndHear, { timeout: 20_000, interval: 250 }).toContain(`event: ${occurrence}`)
  await tenant.asMachine((context) =>
    enqueueMail(context, {
      moment,
      values,
      occurrence,
      to: { user_id: null, mail: `${occurrence}@essai.test`, first_name: '', last_name: '', language: 'fr' },
    }),
  )
  await expect.poll(() => mails.received.length, { timeout: 30_000 }).toBeGreaterThan(0)
}

const said = (answers: readonly Answer[]) =>
  [...new Set(answers.map(({ status, body }) => (status === 200 ? '200' : `${status} ${body.message}`)))].sort()

describe('connections cut under load', () => {
  let busy: Busy
  beforeAll(async () => {
    busy = await aBusyProgram(process.env.TEST_DATABASE_URL!)
  })
  afterAll(() => end(busy))

  test('the program lives, answers 503 in words or what was asked, and goes on by itself', async () => {
    const heard = await aPage(busy)
    const { answers, leave } = crowd(busy)
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(20)
    const killer = new pg.Client({ connectionString: busy.program.databaseUrl })
    await killer.connect()
    for (let round = 0; round < 12; round++) {
      await killer.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      await new Promise((wake) => setTimeout(wake, 60))
    }
    await killer.end()
    await leave()
    expect(said(answers)).toEqual(['200', `503 ${kernelErrors.unavailable.fr}`])
    await goesOn(busy, heard, 'cut')
  })
})

describe('a server that restarts', () => {
  let own: OwnPostgres
  let busy: Busy
  beforeAll(async () => {
    own = await startPostgres()
    busy = await aBusyProgram(own.url)
  })
  afterAll(async () => {
    await end(busy)
    await own.stop()
  })

  test('while it is away every answer is a 503 in words; once it is back everything works', async () => {
    const heard = await aPage(busy)
    const { answers, leave } = crowd(busy)
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(20)
    await own.halt()
    await leave()
    expect(said(answers)).toEqual(['200', `503 ${kernelErrors.unavailable.fr}`])
    expect(await ask(busy, 'en')).toMatchObject({ status: 503, body: { code: 'unavailable', message: kernelErrors.unavailable.en } })
    expect((await fetch(`${busy.running.address}/readyz`)).status).toBe(503)
    expect((await fetch(`${busy.running.address}/healthz`)).status).toBe(200)
    await own.resume()
    await goesOn(busy, heard, 'back')
  })
})

describe('a first start', () => {
  test('three copies at once on an empty database all listen', async () => {
    const server = process.env.TEST_DATABASE_URL!
    const name = `first_start_${process.pid}`
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(`create database ${name}`)
    const environment = {
      SECRET_KEY: 'a-secret-for-tests-0123456789abcdef',
      DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href,
      WORKER: 'none',
    }
    const copies = await Promise.allSettled([1, 2, 3].map(() => runProgram(environment)))
    const statuses = []
    for (const copy of copies) {
      if (copy.status === 'rejected') statuses.push(String(copy.reason))
      else {
        statuses.push((await fetch(`${copy.value.address}/readyz`)).status)
        await copy.value.kill()
      }
    }
    await client.query(`drop database ${name} with (force)`)
    await client.end()
    expect(statuses).toEqual([200, 200, 200])
  })
})
