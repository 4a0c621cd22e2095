import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMailServer, type MailServer } from '../../../testing/a-mail-server.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../../testing/world.ts'
import { deliver, enqueueMail, suppress } from '../index.ts'

let server: MailServer
let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  server = await aMailServer()
  program = await startProgram({ environment: { SMTP_URL: server.url } })
  tenant = await aTenant(program)
})
afterAll(async () => {
  await program.close()
  await server.close()
})
beforeEach(() => {
  server.received.length = 0
  delete server.mood.refuses
})

type Moment = Parameters<typeof enqueueMail>[1]['moment']
let written = 0
const aMail = (moment: Moment, mail = 'lea@essai.test') =>
  tenant.asMachine(async (context) => {
    const to = { user_id: null, mail, first_name: '', last_name: '', language: 'fr' as const }
    const id = await enqueueMail(context, {
      moment,
      to,
      occurrence: String(written++),
      values: { subject: 'x', message: 'y', title: 'x', author: 'z', code: '123456' },
    })
    return id!
  })
const send = async (mail_id: number): Promise<void> =>
  deliver({ services: program.services, tenant: (await program.services.tenants.find(tenant.id))!, now: new Date() }, { mail_id })
const lineOf = (id: number) =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select(['status', 'reason', 'unsubscribe_token']).where('id', '=', id).executeTakeFirstOrThrow(),
  )
const headerOf = (name: string) =>
  server.received[0]?.headerLines
    .find(({ key }) => key === name)
    ?.line.replaceAll(/\r\n\s*/g, ' ')
    .replaceAll('  ', ' ')

test('PRV-10, PRV-12: a marketing mail carries its one click, what a person is owed none', async () => {
  const mail = await aMail('newsletter')
  await send(mail)
  const { unsubscribe_token } = await lineOf(mail)
  expect(headerOf('list-unsubscribe')).toBe(
    `List-Unsubscribe: <${program.services.publicUrl()}/${tenant.name}/unsubscribe/${unsubscribe_token}>`,
  )
  expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  server.received.length = 0
  await send(await aMail('task_done'))
  expect(server.received).toHaveLength(1)
  expect(headerOf('list-unsubscribe')).toBeUndefined()
  expect(headerOf('list-unsubscribe-post')).toBeUndefined()
})

test('PRV-11: an address nobody lives at is written to no more, and the register says why; a code is still tried', async () => {
  server.mood.refuses = () => '550 5.1.1 No such user'
  const lost = 'parti@essai.test'
  const first = await aMail('task_done', lost)
  await send(first)
  expect(await lineOf(first)).toMatchObject({ status: 7, reason: expect.stringContaining('5.1.1') })
  delete server.mood.refuses
  expect(await lineOf(await aMail('task_done', lost))).toMatchObject({ status: 7, reason: 'suppressed_bounce' })
  await send(await aMail('validation_code', lost))
  expect(server.received).toHaveLength(1)
})

test('a full box or a policy suppresses nobody', async () => {
  const full = 'plein@essai.test'
  for (const answer of ['552 5.2.2 Mailbox full', '550 5.7.1 Policy']) {
    server.mood.refuses = () => answer
    await send(await aMail('task_done', full))
  }
  delete server.mood.refuses
  await send(await aMail('task_done', full))
  expect(server.received).toHaveLength(1)
})

test('whoever left since a message was written is spared it; what they are owed leaves', async () => {
  const gone = 'sorti@essai.test'
  const [mail, owed] = [await aMail('newsletter', gone), await aMail('task_done', gone)]
  await tenant.inTenant((db) => suppress(db, { address: gone, user_id: null, cause: 'opt_out' }))
  await send(mail)
  await send(owed)
  expect(await lineOf(mail)).toMatchObject({ status: 7, reason: 'unsubscribed' })
  expect(server.received).toHaveLength(1)
})
