import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.mjs'
import { sparing } from '../scripts/sparing.mjs'
import type { Figure } from './figure.ts'

/** Every five minutes some jobs look, beside those of each minute. */
const measuredSeconds = 300
const budget = { share: 1, memory: 350 }
const perTick = 100

/** What the embedded product with its demo worlds costs while nobody uses it: the processor time and memory of its process, as Linux tells them. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'idle-'))
  const port = await freePort()
  const program = spawn(process.execPath, [join(import.meta.dirname, '../apps/api/src/main.ts')], {
    env: {
      ...process.env,
      ...sparing,
      // As `npm start` starts it.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node'),
      DATABASE_URL: '',
      TEST_DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const left = new Promise((exited) => program.once('exit', exited))
  try {
    await new Promise((ready) => program.stdout.once('data', ready))
    program.stdout.resume()
    const pid = program.pid ?? 0
    await atRest(pid)
    const before = secondsOf(pid)
    await wait(measuredSeconds * 1000)
    const share = (100 * (secondsOf(pid) - before)) / measuredSeconds
    const memory = memoryOf(pid)
    return [
      { name: `processor at rest over ${measuredSeconds} s`, value: share, unit: '% of a core', ratio: share / budget.share, aim: '≤ 1' },
      { name: 'memory at rest', value: memory, unit: 'MB', ratio: memory / budget.memory, aim: '≤ 350' },
    ]
  } finally {
    program.kill('SIGTERM')
    await left
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Seconds of processor a process took since it began. */
function secondsOf(pid: number): number {
  const [, stat = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = stat.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / perTick
}

const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/**
 * Until a minute costs no less than the one before it: a start leaves mails and tickets of the demo worlds to be made, then its first minutes plan
 * the statements that are asked in each. Eight minutes at most.
 */
async function atRest(pid: number): Promise<void> {
  let last = Number.POSITIVE_INFINITY
  for (let minute = 0; minute < 8; minute++) {
    const before = secondsOf(pid)
    await wait(60_000)
    const cost = secondsOf(pid) - before
    if (cost >= last * 0.9) return
    last = cost
  }
}
