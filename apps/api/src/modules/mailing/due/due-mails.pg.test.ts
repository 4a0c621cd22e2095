import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { sendDueAt } from '../../../testing/send-due-at.ts'
import { aTenant, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
const people = 20
const due = new Date('2027-05-11T08:00:00Z')
beforeEach(async () => {
  tenant = await aTenant(program)
  const event_id = await anOpenEvent(tenant, {
    start_date: new Date('2027-05-12T07:00:00Z'),
    end_date: new Date('2027-05-12T15:00:00Z'),
    max_participants: 100,
  })
  for (let n = 0; n < people; n++) {
    const { id } = await tenant.aPerson({})
    await tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({
          event_id,
          user_id: id,
          status: registrationStatus.codeOf('registered'),
          code: `c${n}`,
          created_at: new Date('2026-01-01'),
        })
        .execute(),
    )
  }
})
const written = async () =>
  (await tenant.inTenant((db) => db.selectFrom('mails').select('recipient').where('moment', '=', 'remind_event_2').execute())).length
const eightWorkers = () => Promise.allSettled(Array.from({ length: 8 }, () => sendDueAt(program, tenant.id, due)))

test('eight workers at once write each reminder once', async () => {
  const outcomes = await eightWorkers()
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await written()).toBe(people)
})

test('control: without the unique key, the eight write some of them several times', control, async () => {
  await program.database.pool.query('drop index mails_once')
  try {
    await eightWorkers()
    expect(await written()).toBeGreaterThan(people)
  } finally {
    await program.database.pool.query(
      `delete from mails m using mails n where m.tenant_id = n.tenant_id and m.moment = n.moment and m.recipient = n.recipient and m.occurrence = n.occurrence and m.id > n.id;
       create unique index mails_once on mails (tenant_id, moment, recipient, occurrence)`,
    )
  }
})

test('a worker killed in the middle loses nothing and writes nothing twice', async () => {
  const source = `
    import { readConfig } from '${import.meta.resolve('../../../platform/config.ts')}'
    import { openPostgres } from '${import.meta.resolve('../../../platform/database/database.ts')}'
    import { openJobs } from '${import.meta.resolve('../../../platform/work/jobs.ts')}'
    import { buildServer } from '${import.meta.resolve('../../../server.ts')}'
    import { declareJobs } from '${import.meta.resolve('../../../worker.ts')}'
    import { sendDueAt } from '${import.meta.resolve('../../../testing/send-due-at.ts')}'
    const config = readConfig()
    const database = await openPostgres(config.databaseUrl, 5)
    const jobs = await openJobs(database, () => {})
    const { services } = await buildServer(config, database, jobs, { logger: false })
    await declareJobs(jobs)
    const enqueueMail = services.enqueueMail
    let count = 0
    services.enqueueMail = async (context, mail) => { await enqueueMail(context, mail); if (++count === 7) process.kill(process.pid, 'SIGKILL') }
    await sendDueAt({ services, jobs }, ${tenant.id}, new Date('${due.toISOString()}'))`
  const worker = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    env: {
      ...process.env,
      DATABASE_URL: program.databaseUrl,
      SECRET_KEY: program.services.config.secretKey,
      PUBLIC_URL: program.services.publicUrl(),
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  expect(await once(worker, 'exit')).toEqual([null, 'SIGKILL'])
  expect(await written()).toBe(6)
  await sendDueAt(program, tenant.id, due)
  expect(await written()).toBe(people)
})
