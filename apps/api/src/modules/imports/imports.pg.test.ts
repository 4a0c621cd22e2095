import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { importsContract } from '@kxo/domain/imports/contract'
import { machine } from '@kxo/domain/kernel/actor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { sampleCsv, sampleRows } from '../../testing/sample-events-file.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { runJob } from '../../worker.ts'
import { checkImportJob, runImportJob } from './jobs.ts'
import { runImport } from './running/run.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
const children: ChildProcess[] = []
beforeAll(async () => {
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) killAll(child)
  await program.close()
})

const at = (id: number) => ({ params: { client: tenant.name, id } })
const send = (csv: string) =>
  sendFile(program, admin, importsContract.receive, {
    params: { client: tenant.name },
    fields: { kind: 'events' },
    name: 'evenements.csv',
    bytes: csv,
  })
const get = (id: number) => callAs(program, admin, importsContract.get, at(id))
const launch = (id: number) => callAs(program, admin, importsContract.run, { ...at(id), body: { mode: 'valid', is_inviting: false } })
const countOf = (table: 'events' | 'event_places' | 'import_changes') =>
  tenant.inTenant(async (db) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    ),
  )
/** A run of thousands of lines, on a machine that does other things. */
const patience = 300_000
const until = async <T>(what: string, read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> => {
  const deadline = Date.now() + patience
  let value = await read()
  while (!holds(value)) {
    if (Date.now() > deadline) throw new Error(`${what} never came: ${JSON.stringify(value)}`)
    await new Promise((wake) => setTimeout(wake, 50))
    value = await read()
  }
  return value
}

/** Kills the server and its worker, which alone would end what it has begun. */
const killAll = ({ pid = 0 }: ChildProcess): boolean => process.kill(-pid, 'SIGKILL')

/** The program in a process of its own, on the same database and files. */
function aProcess(): ChildProcess {
  const { dataDir } = program.services.config
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      DATABASE_URL: program.databaseUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: 'a-secret-for-tests-0123456789abcdef',
      PORT: String(20_000 + Math.floor(Math.random() * 20_000)),
    },
    stdio: 'ignore',
    detached: true,
  })
  children.push(child)
  return child
}

describe('a process killed while it imports', () => {
  const lines = 20_000
  test('leaves nothing of the run; run again, it writes every line once', { timeout: 4 * patience }, async () => {
    const first = aProcess()
    const { id } = await send(sampleCsv(sampleRows(lines)))
    await callAs(program, admin, importsContract.check, at(id))
    await until(
      'the control',
      () => get(id),
      ({ status }) => status === 'checked',
    )
    await launch(id)
    const seen = await until(
      'half of the run',
      () => get(id),
      ({ work }) => (work?.done ?? 0) > 2_000,
    )
    expect(seen.status).toBe('running')
    killAll(first)
    await until(
      'the end of its connections',
      async () =>
        (
          await program.database.pool.query<{ n: number }>(
            "select count(*) as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' or (query like 'insert into \"events\"%' and state = 'active')",
          )
        ).rows[0]?.n,
      (n) => Number(n) === 0,
    )

    expect([await countOf('events'), await countOf('event_places'), await countOf('import_changes')]).toEqual([0, 0, 0])
    await expect(launch(id)).rejects.toMatchObject({ status: 409, code: 'alreadyRunning' })

    await tenant.inTenant((db) =>
      db
        .updateTable('works')
        .set({ touched_at: new Date(Date.now() - 120_000) })
        .execute(),
    )
    aProcess()
    await launch(id)
    const done = await until(
      'the second run',
      () => get(id),
      ({ status }) => status !== 'running',
    )
    expect(done).toMatchObject({ status: 'done', verdict: { created: lines, refused: 0 } })
    expect([await countOf('events'), await countOf('event_places'), await countOf('import_changes')]).toEqual([lines, lines, lines])
  })
})

describe('two imports of the same file at the same moment', () => {
  test('write each line once: the second finds it unchanged', async () => {
    const other = await aTenant(program)
    tenant = other
    admin = await other.anAdmin()
    const csv = sampleCsv(sampleRows(400, 7))
    const both = []
    for (let copy = 0; copy < 2; copy++) {
      const { id } = await send(csv)
      const { status } = await callAs(program, admin, importsContract.check, at(id))
      // A machine that read the file slowly leaves its control to a worker: there is none here.
      if (status === 'checking')
        await runJobNow(program, other.id, checkImportJob.name, { import_id: id, locale: 'fr', actor: machine(other.id) })
      both.push(id)
    }
    for (const id of both) await launch(id)
    const found = await program.services.tenants.find(other.id)
    if (!found) throw new Error('the tenant is gone')
    await Promise.all(
      both.map((import_id) =>
        runJob(program.services, program.jobs, { job: runImportJob, run: runImport, opensItself: true }, found, {
          import_id,
          mode: 'valid',
          is_inviting: false,
          locale: 'fr',
          actor: machine(other.id),
        }),
      ),
    )
    const verdicts = await Promise.all(both.map(async (id) => (await get(id)).verdict))
    expect(verdicts.map((verdict) => verdict?.created).sort((a, b) => Number(a) - Number(b))).toEqual([0, 400])
    expect(verdicts.map((verdict) => verdict?.unchanged).sort((a, b) => Number(a) - Number(b))).toEqual([0, 400])
    expect(await countOf('events')).toBe(400)
  })
})
