import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The product as `npm start` runs it on this machine, with nothing but a folder. */
export type Started = {
  url: string
  /** What it printed until it served. */
  printed: string
  /** Ctrl-C; gives its exit code. */
  interrupt(): Promise<number | null>
}

const root = join(import.meta.dirname, '../..')
/** A first start makes seven worlds with all the processors it finds: beside another journey it has half of them. */
export const patience = 180_000

/** @throws Error with what was printed when nothing is served in time */
export async function start(dataDir: string): Promise<Started> {
  // The settings of the tests’ own servers are not those of a product somebody starts.
  const { TEST_DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...environment, NODE_ENV: 'development', LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT: '4300' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let printed = ''
  const served = new Promise<string>((resolve) => {
    child.stdout.on('data', (piece: Buffer) => {
      printed += piece.toString()
      // The line of the address is followed by an empty one once all is printed.
      const address = /^ {2}(http:\/\/\S+)[^]*\n\n$/m.exec(printed)
      if (address) resolve(address[1]!)
    })
  })
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`nothing is served: ${printed}`)), patience).unref()
  })
  try {
    const url = await Promise.race([served, tooLate])
    return {
      url,
      printed,
      interrupt: async () => {
        child.kill('SIGINT')
        return ended
      },
    }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}
