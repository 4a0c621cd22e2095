import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { billingContract } from '@kxo/domain/billing/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

const secret = 'a-secret-for-tests-0123456789abcdef'
const drafts = 60
const visitors = 240
const atOnce = 24

let program: Program
let tenant: TenantWorld
let admin: Persona
let dataDir: string
let served: ChildProcess | undefined
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many, environment: { SECRET_KEY: secret } })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  dataDir = mkdtempSync(join(tmpdir(), 'crash-'))
})
afterAll(async () => {
  served?.kill('SIGKILL')
  await program.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const freePort = (): Promise<number> =>
  new Promise((answer) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => answer(port))
    })
  })

/** The program in a process of its own, on the same database. */
async function serve(): Promise<string> {
  const port = await freePort()
  const environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: program.databaseUrl,
    DATABASE_POOL: '12',
    SECRET_KEY: secret,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
  }
  served = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: environment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 200; attempt++) {
    if (
      await fetch(`${address}/api/client-countries/?client=${tenant.name}`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return address
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error('the served program does not answer')
}

type Act = { kind: 'registration' | 'bill'; who: Persona; path: string; body: object }
type Acknowledged = { kind: Act['kind']; id: number }

/** Sends the acts a few at a time until the server dies; answers what it acknowledged. */
async function rush(address: string, acts: Act[], onAcknowledged: (count: number) => void): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  const waiting = [...acts]
  const worker = async (): Promise<void> => {
    for (let act = waiting.shift(); act; act = waiting.shift()) {
      const answered = await fetch(`${address}/api${act.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${act.who.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(act.body),
      }).then(
        async (response) => (response.ok ? ((await response.json()) as { id: number }) : undefined),
        () => undefined,
      )
      if (!answered) continue
      acknowledged.push({ kind: act.kind, id: answered.id })
      onAcknowledged(acknowledged.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return acknowledged
}

const counted = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await program.database.pool.query(sql, [tenant.id, ...values])).rows[0].count

it('loses nothing acknowledged and leaves nothing half done when the server is killed with -9', async () => {
  const [free, paid] = [
    await anOpenEvent(tenant, { max_participants: null }),
    await anOpenEvent(tenant, { max_participants: null, price_ht: 10_000 }),
  ]
  for (let count = 0; count < drafts; count++)
    await callAs(program, await tenant.aPerson(), contract.start, { params: { client: tenant.name, id: paid }, body: { submit: true } })
  const bills = await tenant.inTenant((db) => db.selectFrom('bills').select('id').execute())
  expect(bills).toHaveLength(drafts)
  const people = await Promise.all(Array.from({ length: visitors }, () => tenant.aPerson()))
  const acts: Act[] = [
    ...bills.map(({ id }) => ({
      kind: 'bill' as const,
      who: admin,
      path: fillPath(billingContract.issueBill.path, { client: tenant.name, id }),
      body: {},
    })),
    ...people.map((who, rank) => ({
      kind: 'registration' as const,
      who,
      path: fillPath(contract.start.path, { client: tenant.name, id: rank % 2 === 0 ? free : paid }),
      body: { submit: true },
    })),
  ].sort(() => Math.random() - 0.5)

  const address = await serve()
  const acknowledged = await rush(address, acts, (count) => {
    if (count === 120) served?.kill('SIGKILL')
  })
  expect(acknowledged.length).toBeGreaterThanOrEqual(120)
  expect(acknowledged.length).toBeLessThan(acts.length)
  await serve()

  const idsOf = (kind: Act['kind']) => acknowledged.filter((one) => one.kind === kind).map(({ id }) => id)
  const queryOf = (table: string, where: string) => `select count(*) from ${table} where tenant_id = $1 and id = any($2) and ${where}`
  expect(await counted(queryOf('registrations', 'status in (3, 5)'), idsOf('registration'))).toBe(idsOf('registration').length)
  expect(await counted(queryOf('bills', 'number is not null'), idsOf('bill'))).toBe(idsOf('bill').length)

  const without = (what: string) => `select count(*) from registrations r where r.tenant_id = $1 and not exists (${what})`
  expect(
    await counted(
      without(
        'select 1 from registration_history h where h.tenant_id = r.tenant_id and h.registration_id = r.id and h.to_status = r.status',
      ),
    ),
  ).toBe(0)
  expect(
    await counted(without(`select 1 from traces t where t.tenant_id = r.tenant_id and t.subject = 'registration' and t.subject_id = r.id`)),
  ).toBe(0)
  expect(
    await counted(
      `select abs(sum(taken) - (select count(*) from registrations where tenant_id = $1)) as count from event_places where tenant_id = $1`,
    ),
  ).toBe(0)

  const numbers = (
    await program.database.pool.query('select number from bills where tenant_id = $1 and number is not null order by number', [tenant.id])
  ).rows.map(({ number }: { number: string }) => Number(number.split('-').at(-1)))
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, rank) => rank + 1))

  const toPay = `from registrations r where r.tenant_id = $1 and r.status = 3`
  expect(
    await counted(
      `select count(*) ${toPay} and 1 <> (select count(*) from mails m where m.tenant_id = r.tenant_id and m.moment = 'pay_guest' and m.user_id = r.user_id)`,
    ),
  ).toBe(0)
  expect(
    await counted(
      `select count(*) ${toPay} and 1 <> (select count(*) from bills b where b.tenant_id = r.tenant_id and b.registration_id = r.id)`,
    ),
  ).toBe(0)
  expect(
    await counted(
      `select count(*) from mails m where m.tenant_id = $1 and not exists (select 1 from pgboss.job j where j.name = 'deliver-mail' and (j.data->>'mail_id')::bigint = m.id)`,
    ),
  ).toBe(0)
  expect(
    await counted(
      `select count(*) from registrations r where r.tenant_id = $1 and r.status = 5 and not exists (select 1 from pgboss.job j where j.name = 'issue-ticket' and (j.data->>'registration_id')::bigint = r.id)`,
    ),
  ).toBe(0)
})
