import { senderContract as contract } from '@kxo/domain/mailing/sender/sender-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailServer, type MailServer } from '../../../testing/a-mail-server.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type TenantWorld } from '../../../testing/world.ts'
import { deliver, enqueueMail } from '../index.ts'
import { checkDns } from './sender-domain.ts'

let server: MailServer
let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  server = await aMailServer()
  program = await startProgram({ environment: { SMTP_URL: server.url, MAIL_FROM: 'no-reply@envois.test' } })
  tenant = await aTenant(program)
})
afterAll(async () => {
  await program.close()
  await server.close()
})

const at = () => ({ params: { client: tenant.name } })
const setting = async () => ({ services: program.services, tenant: (await program.services.tenants.find(tenant.id))!, now: new Date() })
async function send(occurrence: string) {
  server.received.length = 0
  const mail_id = await tenant.asMachine((context) =>
    enqueueMail(context, {
      moment: 'task_done',
      values: { author: 'Alice', title: 'Essai' },
      occurrence,
      to: { user_id: null, mail: 'a@essai.test', first_name: '', last_name: '', language: 'fr' },
    }),
  )
  await deliver(await setting(), { mail_id: mail_id ?? 0 })
  return server.received[0]!
}
/** The DNS as it answers for each name; nothing under the others. */
const dns = (texts: Record<string, string[]>) => async (name: string) => {
  const found = texts[name]
  if (!found) throw Object.assign(new Error('queryTxt'), { code: 'ENOTFOUND' })
  // A long text comes in pieces of 255 bytes.
  return found.map((text) => text.match(/.{1,255}/gs) ?? [])
}
const check = async (texts: Record<string, string[]>) =>
  checkDns({ ...(await setting()), contextIn: () => undefined as never }, {}, dns(texts))
const states = async (admin: Parameters<typeof callAs>[1]) => {
  const { own } = await callAs(program, admin, contract.senderDomain, at())
  return Object.fromEntries(own?.records.map(({ kind, state }) => [kind, state]) ?? [])
}

test('PRV-11: mails leave from the tenant’s domain, signed, while its DNS says so', async () => {
  const admin = await tenant.anAdmin()
  expect(await callAs(program, admin, contract.senderDomain, at())).toEqual({ usual: 'no-reply@envois.test', own: null })
  await callAs(program, admin, contract.setSender, { ...at(), body: { address: 'Contact@Forma.test' } })
  expect((await send('before')).from?.value[0]?.address).toBe('no-reply@envois.test')
  const { own } = await callAs(program, admin, contract.senderDomain, at())
  const [dkim, spf, dmarc] = own!.records
  expect([dkim?.name, spf?.name, dmarc?.name]).toEqual([
    expect.stringMatching(/^kxo\d{8}\._domainkey\.forma\.test$/),
    'forma.test',
    '_dmarc.forma.test',
  ])
  await check({ 'forma.test': ['v=spf1 include:ailleurs.test -all', 'autre chose'], [dkim!.name]: ['v=DKIM1; p=old'] })
  expect(await states(admin)).toEqual({ dkim: 'wrong', spf: 'wrong', dmarc: 'missing' })
  await check({
    'forma.test': ['v=spf1 ip4:192.0.2.1 include:envois.test ~all'],
    [dkim!.name]: [dkim!.value.replace('; p=', ';p=')],
    '_dmarc.forma.test': ['v=DMARC1; p=reject'],
  })
  expect(await states(admin)).toEqual({ dkim: 'ok', spf: 'ok', dmarc: 'ok' })
  const signed = await send('after')
  expect(signed.from?.value[0]?.address).toBe('contact@forma.test')
  const signature = signed.headers.get('dkim-signature') as { params: Record<string, string> }
  expect(signature.params).toMatchObject({ d: 'forma.test', s: dkim!.name.split('.')[0], a: 'rsa-sha256' })
  await check({})
  expect((await send('gone')).from?.value[0]?.address).toBe('no-reply@envois.test')
  await callAs(program, admin, contract.removeSender, at())
  await expect(callAs(program, admin, contract.checkSender, at())).rejects.toMatchObject({ status: 404 })
})

test('the key is kept encrypted, and only full administrators choose a sender', async () => {
  const admin = await tenant.anAdmin()
  await callAs(program, admin, contract.setSender, { ...at(), body: { address: 'a@forma.test' } })
  const { sealed_key } = await tenant.inTenant((db) => db.selectFrom('sender_domains').select('sealed_key').executeTakeFirstOrThrow())
  expect(Buffer.from(sealed_key, 'base64url').toString()).not.toContain('PRIVATE')
  const reader = await tenant.aPerson({ is_admin: true, profile_code: 'ADM', is_restricted: 1 })
  await expect(callAs(program, reader, contract.setSender, { ...at(), body: { address: 'b@forma.test' } })).rejects.toMatchObject({
    status: 403,
  })
})
