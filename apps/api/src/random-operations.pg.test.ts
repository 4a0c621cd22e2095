import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { control } from './testing/control.ts'
import { many, type Program, startProgram } from './testing/program.ts'
import { aCrowd, type Crowd, drawOperation, operations, randomFrom, settle } from './testing/random-operations.ts'
import { sender } from './testing/random-sender.ts'
import { registrationFaults } from './testing/registration-faults.ts'
import { copyOfProgram, type RunningProgram, runProgram } from './testing/run-program.ts'
import { aTenant } from './testing/world.ts'

/** A few in each run of the tests; RANDOM_OPERATIONS asks for more, RANDOM_SEED for the same again. */
const operationCount = Number(process.env['RANDOM_OPERATIONS'] ?? 300)
const isLong = process.env['RANDOM_OPERATIONS'] !== undefined
const seed = Number(process.env['RANDOM_SEED'] ?? 1)
const clients = 12
/** A connection of the server is cut in the middle of what it does, and, more rarely, the whole server killed. */
const cutEach = 40
const killEach = Math.max(150, Math.min(operationCount / 2, 5_000))
const threeHours = 3 * 3_600_000

let program: Program
let crowd: Crowd
let served: RunningProgram
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  crowd = await aCrowd(program, await aTenant(program))
  served = await serve()
})
afterAll(async () => {
  await served.kill()
  await program.close()
})

/** What the server calls its connections, so that only they are cut, never the test's own. */
const servedName = 'served'
function serve() {
  const copy = copyOfProgram(program)
  const url = new URL(copy.DATABASE_URL!)
  url.searchParams.set('application_name', servedName)
  return runProgram({ ...copy, DATABASE_URL: url.href, NODE_ENV: 'test', WORKER: 'none', TRUSTED_PROXIES: '1', DATABASE_POOL: '12' })
}

type Run = { done: number; acknowledged: number[]; tally: Record<string, number>; faults: string[] }
/** Many clients at once, each doing one thing after the other, until so many are done. */
async function run(count: number, { kills }: { kills: boolean }): Promise<Run> {
  const all: Run = { done: 0, acknowledged: [], tally: {}, faults: [] }
  const send = sender(program, () => served.address)
  let restarting: Promise<void> | undefined
  const restart = async (): Promise<void> => {
    await served.kill()
    // What was being done ends with the server; the rest is looked at as it stands.
    all.faults.push(...(await registrationFaults(program, crowd.tenant)))
    if (isLong) console.info(`${all.done} done, ${all.faults.length} faults`)
    served = await serve()
    restarting = undefined
  }
  const client = async (rank: number): Promise<void> => {
    const random = randomFrom(seed * 1000 + rank)
    while (all.done < count) {
      const turn = ++all.done
      if (kills && turn % killEach === 0) restarting ??= restart()
      else if (kills && turn % cutEach === 0) await cutOne()
      await restarting
      const name = drawOperation(random)
      const answer = await operations[name](crowd, random, send, program)
      const outcome = `${name} ${answer?.status ?? 'none'}`
      all.tally[outcome] = (all.tally[outcome] ?? 0) + 1
      if (name === 'register' && answer?.status === 201) all.acknowledged.push(Number(answer.body['id']))
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, rank) => client(rank)))
  await restarting
  await settle(program, crowd.tenant)
  return all
}

const cutOne = () =>
  program.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1
       and xact_start is not null and state <> 'idle' order by random() limit 1`,
    [servedName],
  )

it(
  `holds through ${operationCount} random operations with kills in between: never above capacity, nothing lost, nothing twice, each decision explained`,
  async () => {
    const { acknowledged, tally, faults } = await run(operationCount, { kills: true })
    // Each kind was done, and by some of them accepted: what nobody does proves nothing.
    for (const name of ['register', 'cancel', 'collective', 'invite', 'wait'])
      expect(
        Object.keys(tally).some((outcome) => new RegExp(`^${name} 20`).test(outcome)),
        `${name} in ${JSON.stringify(tally)}`,
      ).toBe(true)
    // Each request comes from an address of its own: none is turned away for their number.
    expect(Object.keys(tally).filter((outcome) => outcome.endsWith(' 429'))).toEqual([])
    const { rows } = await program.database.pool.query(
      'select count(*)::integer as kept from registrations where tenant_id = $1 and id = any($2)',
      [crowd.tenant.id, acknowledged],
    )
    expect(rows[0].kept).toBe(new Set(acknowledged).size)
    expect([...faults, ...(await registrationFaults(program, crowd.tenant, crowd.events))]).toEqual([])
    if (isLong) console.info(JSON.stringify(tally))
  },
  threeHours,
)

let guard = ''
afterEach(async () => {
  if (guard) await program.database.pool.query(guard)
  guard = ''
})

it('the control: without the lock on places, the same operations are seen above capacity', control, async () => {
  const { rows } = await program.database.pool.query(`select pg_get_functiondef('guard_places'::regproc) as text`)
  guard = rows[0].text
  crowd = await aCrowd(program, await aTenant(program))
  // The same guard, reading then writing without holding the counter between the two.
  await program.database.pool.query(`
    create or replace function guard_places() returns trigger language plpgsql as $$
    declare
      seen event_places%rowtype;
      taking integer := (case when tg_op <> 'DELETE' and holds_place(new.status) then 1 else 0 end)
                      - (case when tg_op <> 'INSERT' and holds_place(old.status) then 1 else 0 end);
    begin
      if taking = 0 then return null; end if;
      select * into seen from event_places where tenant_id = new.tenant_id and event_id = new.event_id;
      if taking > 0 and seen.taken >= seen.max_participants then raise exception 'full' using errcode = 'KX001'; end if;
      update event_places set taken = greatest(0, seen.taken + taking) where tenant_id = new.tenant_id and event_id = new.event_id;
      return null;
    end $$`)
  await run(300, { kills: false })
  expect((await registrationFaults(program, crowd.tenant, crowd.events)).join()).toMatch(/above capacity|a counter that differs/)
})
