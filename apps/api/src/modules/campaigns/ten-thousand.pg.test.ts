import { campaignsContract as contract } from '@kxo/domain/campaigns/contract'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { mailStatus } from '@kxo/domain/mailing/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailServer, type MailServer } from '../../testing/a-mail-server.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { deliver } from '../mailing/index.ts'

const people = 10_000
const wave = 1_000
const isGone = (address: string): boolean => Number(/\d+/.exec(address)?.[0]) % 20 === 0

let server: MailServer
let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  server = await aMailServer()
  // One address in twenty has nobody any more.
  server.mood.refuses = (address) => (isGone(address) ? '550 5.1.1 mailbox unknown' : undefined)
  program = await startProgram({ connections: many, environment: { SMTP_URL: server.url } })
  tenant = await aTenant(program, { own: ['mailing'], params: { show_email_campaign: true } })
  admin = await tenant.anAdmin()
})
afterAll(async () => {
  await program.close()
  await server.close()
})

const here = () => ({ client: tenant.name })
const addresses = Array.from({ length: people }, (_, n) => `p${n}@exemple.fr`)
const content = {
  kind: 'information' as const,
  topic: 'news' as const,
  subject: 'Fermeture lundi',
  subject_b: '',
  preview_text: '',
  body: documentOf('Nous fermons lundi.'),
  has_button: false,
}

test('10,000 people, one address in twenty gone: paused then stopped, nobody is written to twice and those gone no more', async () => {
  const { id } = await callAs(program, admin, contract.create, {
    params: here(),
    body: { audience: { addresses }, content, per_hour: wave },
  })
  const at = { params: { ...here(), id } }
  const run = () => runJobNow(program, tenant.id, 'send-campaign', { campaign_id: id })
  const mails = () =>
    tenant.inTenant((db) => db.selectFrom('mails').select(['id', 'status']).where('campaign_id', '=', id).orderBy('id').execute())
  const anHourLater = () =>
    tenant.inTenant((db) =>
      db
        .updateTable('mails')
        .set({ created_at: new Date(Date.now() - 7_200_000) })
        .where('campaign_id', '=', id)
        .execute(),
    )
  const setting = { services: program.services, tenant: (await program.services.tenants.find(tenant.id))!, now: new Date() }
  await run()
  const first = await mails()
  expect(first).toHaveLength(wave)
  for (let from = 0; from < wave; from += 20)
    await Promise.all(first.slice(from, from + 20).map((mail) => deliver(setting, { mail_id: mail.id })))
  expect(await callAs(program, admin, contract.get, at)).toMatchObject({ total: people, sent: 950, rejected: 50, waiting: 9_000 })
  expect(await callAs(program, admin, contract.pause, at)).toEqual({ status: 'paused' })
  await anHourLater()
  await run()
  expect(await mails()).toHaveLength(wave)
  await callAs(program, admin, contract.resume, at)
  await run()
  expect(await mails()).toHaveLength(2 * wave)
  expect(await callAs(program, admin, contract.stop, at)).toEqual({ status: 'stopped' })
  const second = (await mails()).slice(wave)
  expect(new Set(second.map(({ status }) => mailStatus.keyOf(status)))).toEqual(new Set(['rejected']))
  // What waited in the queue when it was stopped leaves no more, nor what left already.
  for (const mail of [...first.slice(0, 20), ...second.slice(0, 20)]) await deliver(setting, { mail_id: mail.id })
  const reached = server.received.map(({ to }) => (Array.isArray(to) ? to : [to]).map((one) => one?.text).join())
  expect(reached).toHaveLength(950)
  expect(new Set(reached).size).toBe(950)
  expect(await callAs(program, admin, contract.get, at)).toMatchObject({ status: 'stopped', sent: 950, rejected: 1_050, waiting: 8_000 })
  const again = await callAs(program, admin, contract.recipients, {
    params: here(),
    body: { audience: { addresses: addresses.slice(0, wave) }, kind: 'information', topic: 'news' },
  })
  expect(again).toMatchObject({ count: 950, excluded: [{ reason: 'suppressed_bounce', count: 50 }] })
}, 240_000)
