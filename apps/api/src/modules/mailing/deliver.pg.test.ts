import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMailServer, type MailServer } from '../../testing/a-mail-server.ts'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'
import { deliverTogether } from './deliver.ts'
import { deliver, enqueueMail } from './index.ts'

const moment = 'task_done'
const values = { author: 'Alice', title: 'Essai' }

let server: MailServer
let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  server = await aMailServer()
  program = await startProgram({ connections: many, environment: { SMTP_URL: server.url } })
  tenant = await aTenant(program)
})
afterAll(async () => {
  await program.close()
  await server.close()
})
beforeEach(() => {
  server.received.length = 0
})

async function aMail(occurrence: string, mail = 'a@essai.test'): Promise<number> {
  await tenant.asMachine((context) =>
    enqueueMail(context, {
      moment,
      values,
      occurrence,
      to: { user_id: null, mail, first_name: '', last_name: '', language: 'fr' },
    }),
  )
  const { id } = await tenant.inTenant((db) =>
    db.selectFrom('mails').select('id').where('occurrence', '=', occurrence).executeTakeFirstOrThrow(),
  )
  return id
}
const setting = async () => ({ services: program.services, tenant: (await program.services.tenants.find(tenant.id))!, now: new Date() })

test('eight workers given the same mail send it once', async () => {
  server.mood.slowMs = 200
  const mail_id = await aMail('parallel')
  const shared = await setting()
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => deliver(shared, { mail_id })))
  expect(server.received).toHaveLength(1)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('control: without the claim, the eight would send it eight times', control, async () => {
  server.mood.slowMs = 200
  const mail_id = await aMail('control')
  const shared = await setting()
  await program.database.pool.query(`create or replace function forget_claim() returns trigger language plpgsql as $$ begin new.claimed_at := null; return new; end $$;
    create trigger forget_claim before update on mails for each row execute function forget_claim()`)
  await Promise.allSettled(Array.from({ length: 8 }, () => deliver(shared, { mail_id })))
  await program.database.pool.query('drop trigger forget_claim on mails')
  expect(server.received.length).toBeGreaterThan(1)
})

test('mails taken together each end in their own way, and one named twice leaves once', async () => {
  delete server.mood.slowMs
  server.mood.refuses = (address) => (address === 'plein@essai.test' ? '452 4.2.2 Full' : undefined)
  const together = [await aMail('together 1'), await aMail('together 2', 'b@essai.test')]
  const full = await aMail('together 3', 'plein@essai.test')
  const ended = await deliverTogether(
    await setting(),
    [together[0]!, full, together[1]!, together[0]!].map((mail_id) => ({ mail_id })),
  )
  delete server.mood.refuses
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(server.received).toHaveLength(2)
  const rows = await tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['status', 'claimed_at', 'reason'])
      .where('id', 'in', [...together, full])
      .orderBy('id')
      .execute(),
  )
  expect(rows).toEqual([
    { status: 5, claimed_at: null, reason: null },
    { status: 5, claimed_at: null, reason: null },
    { status: 6, claimed_at: null, reason: expect.stringContaining('452') },
  ])
})

test('a worker killed between sending and recording: the mail leaves again, under the same Message-ID', async () => {
  delete server.mood.slowMs
  const mail_id = await aMail('killed')
  const source = `
    import { readConfig } from '${import.meta.resolve('../../platform/config.ts')}'
    import { openPostgres } from '${import.meta.resolve('../../platform/database/database.ts')}'
    import { openJobs } from '${import.meta.resolve('../../platform/work/jobs.ts')}'
    import { buildServer } from '${import.meta.resolve('../../server.ts')}'
    import { deliver } from '${import.meta.resolve('./index.ts')}'
    const config = readConfig()
    const database = await openPostgres(config.databaseUrl, 5)
    const { services } = await buildServer(config, database, await openJobs(database, () => {}), { logger: false })
    const send = services.mailer.send
    services.mailer.send = async (mail) => { await send(mail); process.kill(process.pid, 'SIGKILL') }
    await deliver({ services, tenant: await services.tenants.find(${tenant.id}), now: new Date() }, { mail_id: ${mail_id} })`
  const worker = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    env: {
      ...process.env,
      DATABASE_URL: program.databaseUrl,
      SMTP_URL: server.url,
      SECRET_KEY: program.services.config.secretKey,
      PUBLIC_URL: program.services.publicUrl(),
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  expect(await once(worker, 'exit')).toEqual([null, 'SIGKILL'])
  expect(server.received).toHaveLength(1)
  await expect(deliver(await setting(), { mail_id })).rejects.toThrow('is being sent')
  await program.database.pool.query(`update mails set claimed_at = now() - interval '4 minutes' where id = ${mail_id}`)
  await deliver(await setting(), { mail_id })
  expect(server.received).toHaveLength(2)
  expect(server.received[1]?.messageId).toBe(server.received[0]?.messageId)
})
