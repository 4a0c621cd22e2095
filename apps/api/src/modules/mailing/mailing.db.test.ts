import { mailingContract } from '@kxo/domain/mailing/contract'
import { mailStatus } from '@kxo/domain/mailing/status'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../platform/context.ts'
import { acrossTenants } from '../../platform/database/tenancy.ts'
import type { MailRequest } from '../../platform/mail.ts'
import { aMailServer, type MailServer } from '../../testing/a-mail-server.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type Refused, type TenantWorld } from '../../testing/world.ts'
import { keepFile } from '../documents/index.ts'
import { messageId } from './bounces/message-id.ts'
import { deliver, enqueueMail } from './index.ts'
import { lift, suppress } from './leaving/suppress.ts'

let server: MailServer
let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  server = await aMailServer()
  program = await startProgram({ environment: { SMTP_URL: server.url, PUBLIC_URL: 'https://essai.test' } })
  tenant = await aTenant(program, { label: 'Académie d’Évry' })
  admin = await tenant.anAdmin()
})
afterAll(async () => {
  await program.close()
  await server.close()
})
afterEach(() => {
  server.received.length = 0
  for (const key of Object.keys(server.mood)) delete server.mood[key as keyof typeof server.mood]
})

const news = { subject: 'Lettre', message: 'Bonjour' }
let mails = 0
const aMail = (overrides: Partial<MailRequest> = {}): MailRequest => ({
  moment: 'create_task',
  to: { user_id: null, mail: `p${++mails}@essai.test`, first_name: 'Zoé', last_name: 'Bénédicte', language: 'fr' },
  occurrence: `n${mails}`,
  values: { title: 'çà & là', author: '<b>brut</b>', due: '', detail: '' },
  path: '/events',
  ...overrides,
})
const write = async (mail: MailRequest, world = tenant): Promise<number> => {
  await world.asMachine((context) => enqueueMail(context, mail))
  const row = await world.inTenant((db) =>
    db.selectFrom('mails').select('id').where('recipient', '=', mail.to.mail).orderBy('id', 'desc').executeTakeFirstOrThrow(),
  )
  return row.id
}
const send = async (mail_id: number, world = tenant): Promise<void> => {
  const found = await program.services.tenants.find(world.id)
  await deliver({ services: program.services, tenant: found!, now: new Date() }, { mail_id })
}
const mailOf = (id: number, who = admin) => callAs(program, who, mailingContract.mail, { params: { client: tenant.name, id } })
const list = (query: Record<string, unknown>, who = admin) =>
  callAs(program, who, mailingContract.mails, { params: { client: tenant.name }, query: { page: 1, page_size: 25, ...query } } as never)
const refusalOf = (work: Promise<unknown>): Promise<Refused> =>
  work.then(
    () => Promise.reject(new Error('was accepted')),
    (error) => error,
  )

describe('a mail to a real server', () => {
  test('keeps accents in sender, subject, body and file names, and is told as sent', async () => {
    const files = await tenant.asMachine((context) =>
      keepFile(context, {
        name: 'Attestation d’assiduité – « Gérer » n° 12.pdf',
        content_type: 'application/pdf',
        bytes: Buffer.from('%PDF-1.7 été'),
      }),
    )
    const id = await write(
      aMail({
        attachments: [{ name: 'Attestation d’assiduité – « Gérer » n° 12.pdf', content_type: 'application/pdf', file_id: files }],
      }),
    )
    await send(id)
    const [mail] = server.received
    expect(mail?.subject).toBe('À faire\u00A0: çà & là')
    expect(mail?.from?.value[0]?.name).toBe('Académie d’Évry')
    expect(mail?.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
      ['Attestation d’assiduité – « Gérer » n° 12.pdf', '%PDF-1.7 été'],
    ])
    expect(mail?.text).toContain('Bonjour Zoé Bénédicte,')
    expect(mail?.html).toContain('&#60;b&#62;brut')
    expect(mail?.html).toContain('https://essai.test/events')
    expect(mail?.messageId).toMatch(new RegExp(`^<${tenant.id}\\.${id}\\.[\\w-]{16}@essai\\.test>$`))
    expect(await mailOf(id)).toMatchObject({
      status: 'sent',
      tries: 1,
      reason: null,
      attachments: [{ rank: 1, name: 'Attestation d’assiduité – « Gérer » n° 12.pdf', size: 14 }],
    })
  })

  test('names its event in the register and leads to whom and what it is about', async () => {
    const event = await anOpenEvent(tenant, { title: 'Excel avancé' })
    const zoe = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Roy' })
    const id = await write(
      aMail({ to: { user_id: zoe.id, mail: zoe.mail, first_name: 'Zoé', last_name: 'Roy', language: 'fr' }, event_id: event }),
    )
    expect((await mailOf(id)).about).toEqual([
      { kind: 'person', label: 'Zoé Roy', href: `/admin/user/${zoe.id}` },
      { kind: 'event', label: 'Excel avancé', href: `/admin/event/${event}` },
    ])
    const found = await list({ filters: [{ field: 'event_title', comparator: 'contains', value: 'excel avance' }] })
    expect('results' in found && found.results.map((mail) => [mail.id, mail.event_title])).toEqual([[id, 'Excel avancé']])
  })

  test('wears the colours and the logo of the tenant', async () => {
    const world = await aTenant(program, { label: 'Club bleu' })
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
    const logo = await world.asMachine((context) => keepFile(context, { name: 'logo.png', content_type: 'image/png', bytes: png }))
    await acrossTenants(program.database, ({ db }) =>
      db
        .updateTable('tenants')
        .set({ logo_file_id: logo, colours: JSON.stringify({ primary_color: '#7a1f5c', primary_font_color: '#fff1f9' }) })
        .where('id', '=', world.id)
        .execute(),
    )
    program.services.tenants.forget()
    const id = await write(aMail(), world)
    await send(id, world)
    const [mail] = server.received
    expect(mail?.html).toContain('bgcolor="#7a1f5c"')
    expect(mail?.html).toContain('color:#fff1f9')
    expect(mail?.attachments[0]).toMatchObject({ contentType: 'image/png', cid: 'logo', contentDisposition: 'inline' })
    const seen = await callAs(program, await world.anAdmin(), mailingContract.mail, { params: { client: world.name, id } })
    expect(seen.html).toContain(`src="data:image/png;base64,${png.toString('base64')}"`)
    expect(seen.attachments).toEqual([])
  })

  test('is tried again while the server fails, then rejected with the reason it gave', async () => {
    server.mood.fails = '451 4.3.2 Serveur occupé'
    const id = await write(aMail())
    for (let round = 1; round <= 7; round++) {
      await expect(send(id)).rejects.toThrow(/451/)
      expect(await mailOf(id)).toMatchObject({ status: 'sending', tries: round })
    }
    await send(id)
    expect(await mailOf(id)).toMatchObject({ status: 'rejected', tries: 8, reason: expect.stringContaining('451 4.3.2') })
    await send(id)
    expect(server.received).toEqual([])
  })

  test('is rejected at once when the address is refused for good', async () => {
    server.mood.refuses = () => '550 5.1.1 Inconnu'
    const id = await write(aMail())
    await send(id)
    expect(await mailOf(id)).toMatchObject({ status: 'rejected', tries: 1, reason: expect.stringContaining('550 5.1.1') })
  })

  test('leaves once for one occurrence, however often it is posted and delivered', async () => {
    const mail = aMail()
    const id = await write(mail)
    expect(await write({ ...mail, values: { title: 'autre', author: '', due: '', detail: '' } })).toBe(id)
    await send(id)
    await send(id)
    expect(server.received).toHaveLength(1)
    await send(await write({ ...mail, occurrence: 'another' }))
    expect(server.received).toHaveLength(2)
  })

  test('claimed by another worker, it waits; left by a dead one, it leaves again under the same Message-ID', async () => {
    const id = await write(aMail())
    const claim = (ago: string) => program.database.pool.query(`update mails set claimed_at = now() - interval '${ago}' where id = ${id}`)
    await claim('1 minute')
    await expect(send(id)).rejects.toThrow('is being sent')
    expect(server.received).toEqual([])
    await claim('4 minutes')
    await send(id)
    await program.database.pool.query(`update mails set status = 6, claimed_at = now() - interval '4 minutes' where id = ${id}`)
    await send(id)
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      `<${messageId(program.services.config.secretKey, { tenant_id: tenant.id, mail_id: id }, 'essai.test')}>`,
      `<${messageId(program.services.config.secretKey, { tenant_id: tenant.id, mail_id: id }, 'essai.test')}>`,
    ])
  })
})

describe('the outbox', () => {
  test('is searched, filtered, sorted, paged and exported', async () => {
    await write(aMail({ moment: 'task_done', values: { author: 'Alice', title: 'Hélène' } }))
    await write(aMail({ moment: 'task_done', values: { author: 'Alice', title: 'Œuvre' } }))
    expect((await list({ q: 'helene', moment: 'task_done' })).results.map(({ subject }) => subject)).toEqual(['Faite\u00A0: Hélène'])
    expect((await list({ moment: 'task_done', sort: 'subject' })).results.map(({ subject }) => subject.slice(-10))).toHaveLength(2)
    expect((await list({ filters: [{ field: 'moment', comparator: '=', value: 'task_done' }], page_size: 10 })).count).toBe(2)
    expect((await list({ status: 'sent' })).results.every(({ status }) => status === 'sent')).toBe(true)
    expect((await refusalOf(list({ sort: 'html' }))).status).toBe(422)
    const csv = await program.app.inject({
      url: `/api/clients/${tenant.name}/mails/?format=csv&moment=task_done&columns=recipient,subject,status`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(csv.body).toContain('Adresse;Objet;Statut')
    expect(csv.body.split('\r\n')).toHaveLength(4)
  })

  test('is read by administrators and consultants, re-sent by those who write, nobody else', async () => {
    const reader = await tenant.anAdmin({ is_restricted: 1 })
    const consultant = await tenant.aPerson({ profile_code: 'CNS' })
    const id = await write(aMail())
    await tenant.inTenant((db) => db.updateTable('mails').set({ status: 7, reason: 'x' }).where('id', '=', id).execute())
    const sendAgain = (who: Persona) => callAs(program, who, mailingContract.resend, { params: { client: tenant.name, id } })
    expect((await list({}, reader)).count).toBeGreaterThan(0)
    expect((await refusalOf(sendAgain(reader))).status).toBe(403)
    expect(await sendAgain(consultant)).toEqual({ resent: 1 })
    for (const other of [await tenant.aPerson(), await tenant.aPerson({ is_partner: true })]) {
      expect((await refusalOf(list({}, other))).status).toBe(403)
      expect((await refusalOf(mailOf(id, other))).status).toBe(403)
    }
  })

  test('a rejected mail leaves again (7 → 6) to the address of today; another is refused', async () => {
    const person = await tenant.aPerson({ mail: 'faute@essai.test' })
    const mail = aMail()
    const id = await write({ ...mail, to: { ...mail.to, user_id: person.id, mail: person.mail } })
    const sendAgain = () => callAs(program, admin, mailingContract.resend, { params: { client: tenant.name, id } })
    expect(await refusalOf(sendAgain())).toMatchObject({ status: 409, message: expect.stringContaining('En cours d’envoi') })
    await tenant.inTenant(async (db) => {
      await db.updateTable('mails').set({ status: 7, reason: '550', tries: 8 }).where('id', '=', id).execute()
      await db.updateTable('users').set({ mail: 'juste@essai.test' }).where('id', '=', person.id).execute()
    })
    await sendAgain()
    expect(await mailOf(id)).toMatchObject({ status: 'sending', recipient: 'juste@essai.test', tries: 0, reason: null })
    const traces = await tenant.inTenant((db) =>
      db.selectFrom('traces').selectAll().where('action', '=', 'resend_mail').where('subject_id', '=', id).execute(),
    )
    expect(traces).toMatchObject([{ change: { before: { recipient: 'faute@essai.test', reason: '550' } } }])
  })

  test('many rejected mails leave again at once; the others are left alone', async () => {
    const ids = [await write(aMail()), await write(aMail()), await write(aMail())]
    await tenant.inTenant((db) => db.updateTable('mails').set({ status: 7 }).where('id', 'in', ids.slice(0, 2)).execute())
    const resend = (is_preview: boolean) =>
      callAs(program, admin, mailingContract.resendRejected, { params: { client: tenant.name }, body: { ids, is_preview } })
    const outcome = { total: 3, changed: 2, left: [{ reason: 'En cours d’envoi', count: 1, names: [expect.any(String)] }] }
    expect(await resend(true)).toEqual(outcome)
    expect((await mailOf(ids[0]!)).status).toBe('rejected')
    expect(await resend(false)).toEqual(outcome)
    expect((await mailOf(ids[0]!)).status).toBe('sending')
  })

  test('a rejected mail whose address is still excluded is left, with the reason', async () => {
    const mail = aMail()
    const id = await write({ ...mail, to: { ...mail.to, mail: 'exclue@essai.test' } })
    await tenant.inTenant(async (db) => {
      await db.updateTable('mails').set({ status: 7 }).where('id', '=', id).execute()
      await suppress(db, { address: 'exclue@essai.test', user_id: null, cause: 'hard_bounce' })
    })
    expect(
      await callAs(program, admin, mailingContract.resendRejected, {
        params: { client: tenant.name },
        body: { ids: [id], is_preview: false },
      }),
    ).toMatchObject({ changed: 0, left: [{ reason: expect.stringContaining('Adresse en échec depuis le'), count: 1 }] })
    expect((await mailOf(id)).status).toBe('rejected')
  })

  test('one whose address fails says since when, what its server answered and what can be done; another leaves once the list is mended', async () => {
    const mail = aMail()
    const id = await write({ ...mail, to: { ...mail.to, mail: 'parti@essai.test' } })
    await tenant.inTenant(async (db) => {
      await db.updateTable('mails').set({ status: 7 }).where('id', '=', id).execute()
      await suppress(db, { address: 'parti@essai.test', user_id: null, cause: 'hard_bounce', detail: '550 5.1.1 Unknown user' })
      await db
        .updateTable('mail_suppressions')
        .set({ created_at: new Date('2026-03-05T09:00:00Z') })
        .where('masked', 'like', 'p…%')
        .execute()
    })
    const sendAgain = () => callAs(program, admin, mailingContract.resend, { params: { client: tenant.name, id } })
    const said = 'Adresse en échec depuis le 05/03/2026 (550 5.1.1 Unknown user). Corrigez-la sur la fiche de la personne'
    expect(await refusalOf(sendAgain())).toMatchObject({ status: 409, message: expect.stringContaining(said) })
    const body = { ids: [id], is_preview: true }
    const { left } = await callAs(program, admin, mailingContract.resendRejected, { params: { client: tenant.name }, body })
    expect(left).toMatchObject([{ reason: expect.stringContaining(said), count: 1 }])
    expect((await mailOf(id)).status).toBe('rejected')
    await tenant.inTenant((db) => lift(db, { address: 'parti@essai.test', cause: 'hard_bounce', by: admin.id, reason: 'Corrigée' }))
    expect(await sendAgain()).toEqual({ resent: 1 })
  })

  test('what opens an account is for its recipient alone', async () => {
    const id = await write(aMail({ moment: 'validation_code', values: { code: '482913' } }))
    expect(await mailOf(id)).toMatchObject({ html: null, text: null, subject: '' })
    expect(JSON.stringify(await list({ moment: 'validation_code' }))).not.toContain('482913')
  })

  test('an attachment is downloaded by those who may see its document, and never from another tenant', async () => {
    const stranger = await (await aTenant(program)).anAdmin()
    const reader = await tenant.anAdmin({ is_restricted: 2 })
    const file_id = await tenant.asMachine((context) =>
      keepFile(context, { name: 'été.txt', content_type: 'text/plain', bytes: Buffer.from('bonjour') }),
    )
    const id = await write(aMail({ attachments: [{ name: 'été.txt', content_type: 'text/plain', file_id }] }))
    const download = (who: Persona, rank = 1) =>
      program.app.inject({
        url: `/api/clients/${tenant.name}/mails/${id}/attachments/${rank}/`,
        headers: { authorization: `Bearer ${who.token}` },
      })
    expect((await download(reader)).body).toBe('bonjour')
    expect((await download(reader)).headers['content-disposition']).toContain(encodeURIComponent('été.txt'))
    expect((await download(admin, 2)).statusCode).toBe(404)
    expect((await download(stranger)).statusCode).toBe(404)
    await tenant.inTenant((db) =>
      db
        .insertInto('documents')
        .values({ category: 2, name: 'été', file_id, restriction: 9, status: 4 } as never)
        .execute(),
    )
    expect((await download(reader)).statusCode).toBe(404)
    expect((await download(admin)).statusCode).toBe(200)
  })
})

describe('the monthly limit', () => {
  test('tells administrators at 80 % and 100 %, once each; holds back campaigns, never the rest', async () => {
    const world = await aTenant(program)
    const boss = await world.anAdmin()
    await world.anAdmin({ is_restricted: 2 })
    await acrossTenants(program.database, ({ db }) =>
      db.updateTable('tenants').set({ max_mails_per_month: 5 }).where('id', '=', world.id).execute(),
    )
    program.services.tenants.forget()
    const sent = () =>
      world.inTenant(async (db) =>
        (
          await db.selectFrom('mails').select(['occurrence', 'recipient']).where('moment', '=', 'limit_reached').orderBy('id').execute()
        ).map(({ occurrence, recipient }) => [occurrence.slice(-3).trim(), recipient]),
      )
    for (let written = 0; written < 3; written++) await write(aMail({ moment: 'newsletter', values: news }), world)
    expect(await sent()).toEqual([])
    await write(aMail({ moment: 'newsletter', values: news }), world)
    expect(await sent()).toEqual(
      [
        ['80', boss.mail],
        ['100', boss.mail],
      ].slice(0, 1),
    )
    const late = await write(aMail({ moment: 'newsletter', values: news }), world)
    expect(await callAs(program, boss, mailingContract.mail, { params: { client: world.name, id: late } })).toMatchObject({
      status: 'rejected',
      reason: 'monthly_limit',
    })
    const service = await write(aMail(), world)
    expect(await callAs(program, boss, mailingContract.mail, { params: { client: world.name, id: service } })).toMatchObject({
      status: 'sending',
    })
    expect(await sent()).toEqual([
      ['80', boss.mail],
      ['100', boss.mail],
    ])
    expect(await callAs(program, boss, mailingContract.mailUsage, { params: { client: world.name } })).toMatchObject({
      max: 5,
      delivers: true,
      late_since: null,
    })
  })

  test('of campaigns asked at once, no more leave than are left', async () => {
    const world = await aTenant(program)
    await acrossTenants(program.database, ({ db }) =>
      db.updateTable('tenants').set({ max_mails_per_month: 3 }).where('id', '=', world.id).execute(),
    )
    program.services.tenants.forget()
    await Promise.all(
      Array.from({ length: 8 }, () =>
        world.asMachine((context: Context) => enqueueMail(context, aMail({ moment: 'newsletter', values: news }))),
      ),
    )
    const rows = await world.inTenant((db) => db.selectFrom('mails').select('status').where('moment', '=', 'newsletter').execute())
    expect(rows.filter(({ status }) => status !== mailStatus.codeOf('rejected'))).toHaveLength(3)
  })
})

test('a company’s mails are those of its people and of its own addresses', async () => {
  const aCompany = (name: string, mail: string) =>
    tenant.inTenant(async (db) => (await db.insertInto('companies').values({ name, mail }).returning('id').executeTakeFirstOrThrow()).id)
  const company = await aCompany('Alizé', 'Contact@Alize.test')
  const member = await tenant.aPerson({ company_id: company })
  const stranger = await tenant.aPerson({ company_id: await aCompany('Bise', 'contact@bise.test') })
  const to = { first_name: '', last_name: '', language: 'fr' as const }
  const toMember = await write(aMail({ to: { ...to, user_id: member.id, mail: member.mail } }))
  const toItself = await write(aMail({ to: { ...to, user_id: null, mail: 'contact@alize.test' } }))
  await write(aMail({ to: { ...to, user_id: stranger.id, mail: stranger.mail } }))
  await write(aMail({ to: { ...to, user_id: null, mail: 'contact@bise.test' } }))
  const { results } = await callAs(program, admin, mailingContract.mails, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 25, company },
  })
  expect(new Set(results.map(({ id }) => id))).toEqual(new Set([toMember, toItself]))
})

// Last: from here on the worker sends whatever is written.
test('goes through the worker by itself', async () => {
  await program.work()
  const mail = aMail()
  const id = await write(mail)
  // What earlier tests left to send leaves too.
  await expect.poll(async () => (await mailOf(id)).status, { timeout: 10_000 }).toBe('sent')
  expect(server.received.length).toBeGreaterThan(0)
})
