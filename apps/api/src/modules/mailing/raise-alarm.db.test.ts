import { mailingContract } from '@kxo/domain/mailing/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../../platform/database/tenancy.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type TenantWorld } from '../../testing/world.ts'
import { enqueueMail } from './index.ts'
import { tenantsWithLateMails } from './raise-alarm.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
})
afterAll(() => program.close())

test('a queue that has not moved for ten minutes is told on the page and given once a day to a full administrator', async () => {
  await tenant.anAdmin({ is_restricted: 1 })
  const boss = await tenant.anAdmin()
  await tenant.asMachine((context) =>
    enqueueMail(context, {
      moment: 'create_task',
      to: { user_id: null, mail: 'attente@essai.test', first_name: 'Zoé', last_name: 'Bénédicte', language: 'fr' },
      occurrence: 'attente',
      values: { title: 'Relire', author: 'Inès', due: '', detail: '' },
      path: '/events',
    }),
  )
  const waitFor = (minutes: number, tries = 0) =>
    tenant.inTenant((db) =>
      db
        .updateTable('mails')
        .set({ status: 6, tries, send_at: new Date(Date.now() - minutes * 60_000) })
        .where('recipient', '=', 'attente@essai.test')
        .execute(),
    )
  const isConcerned = async () => (await acrossTenants(program.database, ({ db }) => tenantsWithLateMails(db))).includes(tenant.id)
  const lateSince = async () =>
    (await callAs(program, boss, mailingContract.mailUsage, { params: { client: tenant.name } })).late_since?.getTime() ?? null
  const raised = async () => {
    await runJobNow(program, tenant.id, 'watch-mail-queue', {})
    return tenant.inTenant((db) =>
      db.selectFrom('tasks').select(['todo_user_id', 'label']).where('label', '=', 'Des mails attendent de partir').execute(),
    )
  }

  await waitFor(9)
  expect([await isConcerned(), await lateSince(), await raised()]).toEqual([false, null, []])
  await waitFor(11, 1)
  expect([await isConcerned(), await raised()]).toEqual([false, []])

  await waitFor(11)
  const theTask = [{ todo_user_id: boss.id, label: 'Des mails attendent de partir' }]
  expect([await isConcerned(), await raised(), await raised()]).toEqual([true, theTask, theTask])
  expect(Math.round((Date.now() - (await lateSince())!) / 60_000)).toBe(11)

  await tenant.inTenant((db) =>
    db
      .updateTable('tasks')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('label', '=', 'Des mails attendent de partir')
      .execute(),
  )
  expect(await raised()).toHaveLength(2)
})
