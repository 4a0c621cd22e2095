import { kernelErrors } from '@kxo/domain/kernel/errors'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashPassword } from './modules/identity/index.ts'
import { enqueueMail } from './modules/mailing/index.ts'
import { aMailServer, type MailServer } from './testing/a-mail-server.ts'
import { many, type Program, startProgram } from './testing/program.ts'
import { copyOfProgram, type RunningProgram, runProgram } from './testing/run-program.ts'
import { aTenant, type Persona, type TenantWorld } from './testing/world.ts'

const moment = 'task_done'
const values = { author: 'Alice', title: 'Essai' }
const password = 'Lampadaire-7-Lune'

let mails: MailServer
let program: Program
let tenant: TenantWorld
let person: Persona
let running: RunningProgram | undefined
beforeAll(async () => {
  mails = await aMailServer()
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
  person = await tenant.aPerson()
  const password_hash = await hashPassword(password)
  await tenant.inTenant((db) => db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute())
})
afterEach(() => running?.kill())
afterAll(async () => {
  await program.close()
  await mails.close()
})

const run = async (environment: { WORKER?: string } = {}): Promise<string> => {
  running = await runProgram({ ...copyOfProgram(program), SMTP_URL: mails.url, ...environment })
  return running.address
}
const stopped = () => running!.stop()

test('SIGTERM: requests in flight are answered, open streams end, nothing new is taken', async () => {
  const address = await run({ WORKER: 'none' })
  const stream = await fetch(`${address}/api/clients/${tenant.name}/stream/`, { headers: { authorization: `Bearer ${person.token}` } })
  expect(stream.status).toBe(200)
  const heard = stream.text()
  let answered = 0
  const logins = Array.from({ length: 24 }, () =>
    fetch(`${address}/api/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: person.mail, password, client: tenant.name }),
    }).then(async (response) => {
      answered += 1
      return [response.status, typeof ((await response.json()) as { access?: unknown }).access]
    }),
  )
  await expect.poll(() => answered, { interval: 5, timeout: 20_000 }).toBeGreaterThan(0)
  const before = answered
  expect(before).toBeLessThan(logins.length)
  expect(await stopped()).toBe(0)
  const answers = await Promise.all(logins)
  // One that had not been read yet is refused in plain words; none is cut.
  const refusedPlainly = [kernelErrors.unavailable.http, 'undefined']
  for (const answer of answers) expect([[200, 'string'], refusedPlainly]).toContainEqual(answer)
  expect(answers.filter(([status]) => status === 200).length).toBeGreaterThan(before)
  expect(await heard).toContain('retry:')
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
})

test('SIGTERM during a job: the job ends, and what it did is recorded', async () => {
  mails.mood.slowMs = 1500
  await run()
  await tenant.asMachine((context) =>
    enqueueMail(context, {
      moment,
      values,
      occurrence: 'stop',
      to: { user_id: null, mail: 'lent@essai.test', first_name: '', last_name: '', language: 'fr' },
    }),
  )
  const mail = () =>
    tenant.inTenant((db) =>
      db.selectFrom('mails').select(['claimed_at', 'status', 'tries']).where('recipient', '=', 'lent@essai.test').executeTakeFirstOrThrow(),
    )
  await expect.poll(async () => (await mail()).claimed_at, { timeout: 10_000 }).not.toBeNull()
  expect(await stopped()).toBe(0)
  expect(mails.received).toHaveLength(1)
  expect(await mail()).toEqual({ claimed_at: null, status: 5, tries: 1 })
})

test('a job of which the program was killed is done after the next start', async () => {
  mails.mood.slowMs = 60_000
  await run()
  await tenant.asMachine((context) =>
    enqueueMail(context, {
      moment,
      values,
      occurrence: 'kill',
      to: { user_id: null, mail: 'repris@essai.test', first_name: '', last_name: '', language: 'fr' },
    }),
  )
  const mail = () =>
    tenant.inTenant((db) =>
      db.selectFrom('mails').select(['claimed_at', 'status']).where('recipient', '=', 'repris@essai.test').executeTakeFirstOrThrow(),
    )
  await expect.poll(async () => (await mail()).claimed_at, { timeout: 10_000 }).not.toBeNull()
  await running!.kill()
  delete mails.mood.slowMs
  await program.database.pool.query(`update mails set claimed_at = now() - interval '4 minutes' where recipient = 'repris@essai.test';
    update pgboss.job set heartbeat_on = now() - interval '2 minutes', started_on = now() - interval '2 minutes' where name = 'deliver-mail' and state = 'active';
    update pgboss.queue set retry_delay = 1, monitor_on = null; update pgboss.job set retry_delay = 1 where name = 'deliver-mail'`)
  await run()
  await expect.poll(async () => (await mail()).status, { timeout: 50_000, interval: 500 }).toBe(5)
}, 90_000)
