import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Program } from './program.ts'

/** The program as an operator runs it, in a process of its own. */
export type RunningProgram = {
  address: string
  isAlive: () => boolean
  /** Ends it as a supervisor does; answers its exit code. */
  stop: () => Promise<unknown>
  kill: () => Promise<void>
}

/** Starts the program in production on what the environment says. @throws Error with what it said when it stops instead of listening */
export async function runProgram(environment: Readonly<Record<string, string | undefined>>): Promise<RunningProgram> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk
      const printed = /http:\S+/.exec(said)?.[0]
      if (printed) resolve(printed.replace('localhost', '127.0.0.1'))
    })
    void exit.then(() => reject(new Error(`the program stopped: ${said}`)))
  })
  return {
    address,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM')
      return (await exit)[0]
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** What a program started beside a test needs to be another copy of it. */
export const copyOfProgram = ({ services: { config }, databaseUrl }: Pick<Program, 'services' | 'databaseUrl'>) => ({
  SECRET_KEY: config.secretKey,
  DATA_DIR: config.dataDir,
  DATABASE_URL: databaseUrl,
})
