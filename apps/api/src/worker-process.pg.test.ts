import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enqueueMail } from './modules/mailing/index.ts'
import { type Program, startProgram } from './testing/program.ts'
import { aTenant, type TenantWorld } from './testing/world.ts'

const moment = 'task_done'
const values = { author: 'Alice', title: 'Essai' }

let program: Program
let tenant: TenantWorld
let child: ChildProcess | undefined
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterEach(() => child?.kill('SIGKILL'))
afterAll(() => program.close())

/** The program as an operator runs it, on the same database. */
async function run(environment: Record<string, string>): Promise<number> {
  const { config } = program.services
  child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: '0',
      SECRET_KEY: config.secretKey,
      DATA_DIR: config.dataDir,
      DATABASE_URL: program.databaseUrl,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const chunk of child.stdout!) if (String(chunk).includes('http:')) return child.pid!
  throw new Error('the program stopped')
}
/** Processes a process has started, as Linux tells. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
let sent = 0
const mailIsSent = async (): Promise<void> => {
  const recipient = `w${sent++}@essai.test`
  await tenant.asMachine((context) =>
    enqueueMail(context, {
      moment,
      values,
      occurrence: recipient,
      to: { user_id: null, mail: recipient, first_name: '', last_name: '', language: 'fr' },
    }),
  )
  const status = () =>
    tenant.inTenant(
      async (db) => (await db.selectFrom('mails').select('status').where('recipient', '=', recipient).executeTakeFirst())?.status,
    )
  await expect.poll(status, { timeout: 30_000 }).toBe(5)
}

test.runIf(process.platform === 'linux')(
  'jobs are worked beside the server, after it, by a process that is replaced when it dies and leaves with it',
  async () => {
    const server = await run({ WORKER: 'process' })
    const [worker] = childrenOf(server)
    expect([getPriority(server), getPriority(worker!)]).toEqual([0, 10])
    await mailIsSent()
    process.kill(worker!, 'SIGKILL')
    await mailIsSent()
    const [next] = childrenOf(server)
    expect(next).not.toBe(worker)
    const gone = once(child!, 'exit')
    child!.kill('SIGKILL')
    await gone
    await expect.poll(() => lives(next!), { timeout: 20_000 }).toBe(false)
  },
)

test('a copy told to work none leaves them to the others', async () => {
  const server = await run({ WORKER: 'none' })
  expect(childrenOf(server)).toEqual([])
  await program.work()
  await mailIsSent()
})
