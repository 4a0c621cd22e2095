import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from './modules/index.ts'
import { enqueueMail } from './modules/mailing/index.ts'
import type { TenantJobHandler } from './platform/work/job-handler.ts'
import { anOpenEvent } from './testing/an-open-event.ts'
import { type Program, startProgram } from './testing/program.ts'
import { waitingJobs } from './testing/run-jobs.ts'
import { aTenant, callAs, type TenantWorld } from './testing/world.ts'
import { sendToConcerned } from './worker.ts'

let program: Program
let busy: TenantWorld
let idle: TenantWorld
let suspended: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  busy = await aTenant(program)
  idle = await aTenant(program)
  suspended = await aTenant(program)
  await program.database.pool.query('update tenants set suspended_at = now() where id = $1', [suspended.id])
})
afterAll(() => program.close())

const schedule = async (name: string): Promise<void> => {
  const handler = jobHandlers.find(({ job }) => job.name === name) as TenantJobHandler
  await sendToConcerned(program.services, program.jobs, handler, {})
}
const sentTo = async (name: string): Promise<number[]> => {
  const counts = await Promise.all([busy, idle, suspended].map(({ id }) => waitingJobs(program, id, name)))
  return counts.map((jobs) => jobs.length)
}

test('a schedule that knows whom it concerns leaves the other tenants alone', async () => {
  await schedule('expire-holds')
  expect(await sentTo('expire-holds')).toEqual([0, 0, 0])
  const id = await anOpenEvent(busy)
  await callAs(program, await busy.aPerson(), registrationsContract.start, { params: { client: busy.name, id }, body: {} })
  await schedule('expire-holds')
  expect(await sentTo('expire-holds')).toEqual([0, 0, 0])
  await busy.inTenant((db) =>
    db
      .updateTable('registrations')
      .set({ hold_expires_at: new Date(Date.now() - 1000) })
      .execute(),
  )
  await schedule('expire-holds')
  expect(await sentTo('expire-holds')).toEqual([1, 0, 0])
})

test('one that does not say runs in every active tenant', async () => {
  await schedule('forget-exports')
  expect(await sentTo('forget-exports')).toEqual([1, 1, 0])
})

test('what runs each minute is one job of the queue, and reaches the tenants it concerns', async () => {
  await program.work()
  const { rows } = await program.database.pool.query("select name from pgboss.schedule where cron = '* * * * *'")
  expect(rows).toEqual([{ name: 'heartbeat' }])
  await program.database.pool.query("insert into pgboss.job (name) values ('heartbeat')")
  const minutes = async () =>
    (await program.database.pool.query<{ tenant_id: number }>('select distinct tenant_id from service_minutes order by 1')).rows
  await expect.poll(minutes, { timeout: 30_000 }).toEqual([{ tenant_id: busy.id }, { tenant_id: idle.id }])
})

test('while the server answers a rush, jobs begin one after the other; none is left undone', async () => {
  const mail = { moment: 'task_done', values: { author: 'Alice', title: 'Essai' } } as const
  const to = { user_id: null, mail: 'a@essai.test', first_name: '', last_name: '', language: 'fr' as const }
  const mails = 8
  program.jobs.serverIsBusy()
  const rush = setInterval(program.jobs.serverIsBusy, 200)
  await busy.asMachine(async (context) => {
    for (let n = 0; n < mails; n++) await enqueueMail(context, { ...mail, occurrence: `rush ${n}`, to })
  })
  const sent = () =>
    busy.inTenant((db) =>
      db
        .selectFrom('mails')
        .select('sent_at')
        .where('occurrence', 'like', 'rush %')
        .where('sent_at', 'is not', null)
        .orderBy('sent_at')
        .execute(),
    )
  await expect.poll(async () => (await sent()).length, { timeout: 30_000 }).toBe(mails)
  clearInterval(rush)
  const times = (await sent()).map(({ sent_at }) => sent_at!.getTime())
  expect(times.at(-1)! - times[0]!).toBeGreaterThan((mails - 2) * 100)
})
