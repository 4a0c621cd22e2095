import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import { type Program, startProgram, type World } from '../../apps/api/src/testing/program.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

/** The whole product as a customer meets it: demo worlds, worker, real SMTP, one address. */
export type Product = { url: string; program: Program; mailbox: Mailbox; close(): Promise<void> }

/** The demo worlds as `demo-worlds.ts` made them before all journeys. */
async function demoWorlds(): Promise<Pick<World, 'database' | 'files'>> {
  const worlds = inject('demoWorlds')
  return { database: 'image' in worlds ? await openAsBlob(worlds.image) : worlds.database, files: inject('demoFiles') }
}

export async function openProduct(environment: Record<string, string> = {}): Promise<Product> {
  const mailbox = await openMailbox()
  const program = await startProgram({
    environment: { SMTP_URL: mailbox.url, ...environment },
    // A browser asks six things of one address at once.
    connections: 6,
    world: await demoWorlds(),
  })
  const url = await program.app.listen({ port: 0, host: '127.0.0.1' })
  await program.work()
  return {
    url: url.replace('127.0.0.1', 'localhost'),
    program,
    mailbox,
    async close() {
      await program.close()
      await mailbox.close()
    },
  }
}
