import { seedDemo } from '../../apps/api/src/seed.ts'
import { type Program, startProgram, type World } from '../../apps/api/src/testing/program.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

/** The whole product as a customer meets it: demo worlds, worker, real SMTP, one address. */
export type Product = { url: string; program: Program; mailbox: Mailbox; close(): Promise<void> }

let demoWorlds: Promise<World> | undefined
/** The demo worlds as a database and the files beside it, made once for all the journeys of a run. */
const seeded = (): Promise<World> => {
  demoWorlds ??= startProgram().then(async (program) => {
    await seedDemo(program.services, program.jobs)
    const world = await program.world()
    await program.close()
    return world
  })
  return demoWorlds
}

export async function openProduct(environment: Record<string, string> = {}): Promise<Product> {
  const mailbox = await openMailbox()
  const program = await startProgram({ environment: { SMTP_URL: mailbox.url, ...environment }, world: await seeded() })
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
