import { deliver, enqueueMail } from '../apps/api/src/modules/mailing/index.ts'
import { aMailServer } from '../apps/api/src/testing/a-mail-server.ts'
import { many, startProgram } from '../apps/api/src/testing/program.ts'
import { aTenant } from '../apps/api/src/testing/world.ts'
import type { Figure } from './figure.ts'
import { aPostgres } from './on-postgres.ts'

const mails = 10_000
const batch = 500
const hands = 8
const budgetSeconds = 60

/** Ten thousand mails written and handed to an SMTP server of this machine, eight at a time as a worker does. */
export async function run(): Promise<Figure[]> {
  const before = process.env.TEST_DATABASE_URL
  const postgres = await aPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  const server = await aMailServer()
  const program = await startProgram({ connections: many, environment: { SMTP_URL: server.url } })
  try {
    const tenant = await aTenant(program)
    const ids: number[] = []
    const begun = performance.now()
    for (let from = 0; from < mails; from += batch)
      await tenant.asMachine(async (context) => {
        for (let n = from; n < from + batch; n++) {
          const to = { user_id: null, mail: `p${n}@essai.test`, first_name: 'Prénom', last_name: `Nom${n}`, language: 'fr' as const }
          const values = { title: `Session ${n}`, dates: 'le 3 mars 2027', place: 'Campus Nord' }
          ids.push((await enqueueMail(context, { moment: 'remind_event_2', to, occurrence: `rush ${n}`, values })) ?? 0)
        }
      })
    const written = performance.now()
    const setting = { services: program.services, tenant: (await program.services.tenants.find(tenant.id))!, now: new Date() }
    const waiting = [...ids]
    await Promise.all(
      Array.from({ length: hands }, async () => {
        for (let mail_id = waiting.pop(); mail_id !== undefined; mail_id = waiting.pop()) await deliver(setting, { mail_id })
      }),
    )
    const ended = performance.now()
    if (server.received.length !== mails) throw new Error(`${server.received.length} of ${mails} mails arrived`)
    const seconds = (ended - begun) / 1000
    return [
      { name: `${mails} mails written`, value: (written - begun) / 1000, unit: 's' },
      { name: `${mails} mails handed to SMTP, ${hands} at a time`, value: (ended - written) / 1000, unit: 's' },
      {
        name: `${mails} mails, from the first written to the last received`,
        value: seconds,
        unit: 's',
        ratio: seconds / budgetSeconds,
        aim: `≤ ${budgetSeconds} s`,
      },
    ]
  } finally {
    await program.close()
    await server.close()
    if (before === undefined) delete process.env.TEST_DATABASE_URL
    await postgres.stop()
  }
}
