import { helpContract as contract } from '@kxo/domain/help/contract'
import { noticeDaysAhead } from '@kxo/domain/help/rules'
import { defaultLoginClient } from '@kxo/domain/identity/paths'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let vendor: TenantWorld
let tenant: TenantWorld
const people: Record<string, Persona> = {}
beforeAll(async () => {
  program = await startProgram()
  vendor = await aTenant(program)
  await acrossTenants(program.database, async ({ db }) => {
    await db.updateTable('tenants').set({ name: defaultLoginClient }).where('id', '=', vendor.id).execute()
    await db
      .updateTable('tenants')
      .set({ created_at: new Date('2020-01-01') })
      .execute()
  })
  vendor = { ...vendor, name: defaultLoginClient }
  people.super = await vendor.anAdmin({ is_super_admin: true, first_name: 'Sophie', last_name: 'Laurent', mail: 'sophie@vendor.test' })
  people.vendorAdmin = await vendor.anAdmin()
  await vendor.inTenant((db) => db.updateTable('users').set({ password_hash: 'x' }).where('id', '=', people.super!.id).execute())
  tenant = await aTenant(program, { label: 'Atelier' })
  await acrossTenants(program.database, ({ db }) =>
    db
      .updateTable('tenants')
      .set({ created_at: new Date('2020-01-01') })
      .where('id', '=', tenant.id)
      .execute(),
  )
  people.admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  people.limited = await tenant.anAdmin({ is_restricted: 2 })
  people.readonly = await tenant.anAdmin({ is_restricted: 1 })
  people.consultant = await tenant.aPerson({ profile_code: 'CNS' })
  people.user = await tenant.aPerson()
  people.usurper = await tenant.anAdmin({ is_super_admin: true })
})
afterAll(() => program.close())

const written = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const sentence = 'Le bouton Publier reste grisé depuis ce matin.'
const here = () => ({ client: tenant.name })
const ask = (who: Persona, overrides: object = {}) =>
  callAs(program, who, contract.ask, {
    params: here(),
    body: { subject: 'Publication', kind: 'failure', priority: 'high', page: '/admin/events', body: written(sentence), ...overrides },
  })
const statusOf = (work: Promise<unknown>) => work.then(() => 200).catch(({ status }: { status: number }) => status)
const mails = (world: TenantWorld) =>
  world.inTenant((db) => db.selectFrom('mails').select(['moment', 'recipient', 'subject', 'body_text']).orderBy('id').execute())

describe('rights', () => {
  test('those who write, and consultants; reading only has no help', async () => {
    const outcome: Record<string, number> = {}
    for (const name of ['admin', 'limited', 'consultant', 'readonly', 'user']) outcome[name] = await statusOf(ask(people[name]!))
    expect(outcome).toEqual({ admin: 200, limited: 200, consultant: 200, readonly: 403, user: 403 })
  })
  test('the queue is the vendor’s alone: a super administrator in its own space', async () => {
    const queue = (who: Persona, client: string) =>
      statusOf(callAs(program, who, contract.queue, { params: { client }, query: { page: 1, page_size: 25 } }))
    expect(await queue(people.super!, vendor.name)).toBe(200)
    expect(await queue(people.vendorAdmin!, vendor.name)).toBe(403)
    expect(await queue(people.admin!, tenant.name)).toBe(403)
    expect(await queue(people.usurper!, tenant.name)).toBe(403)
    expect(await queue(people.admin!, vendor.name)).toBe(404)
  })
})

describe('a request', () => {
  test('is refused under twenty characters', async () => {
    const response = await program.app.inject({
      method: 'POST',
      url: `/api/clients/${tenant.name}/support-requests/`,
      headers: { authorization: `Bearer ${people.admin!.token}`, 'accept-language': 'fr' },
      payload: { subject: 'Publication', kind: 'failure', body: written('Ça ne marche pas') },
    })
    expect([response.statusCode, response.json().details]).toEqual([422, [{ field: 'body', message: expect.stringContaining('20') }]])
  })

  test('is mailed to the vendor’s team and copied to its author; the answer comes back to the author and the thread', async () => {
    const file = await sendFile(program, people.admin!, contract.attach, { params: here(), name: 'ecran.txt', bytes: 'une capture' })
    const request = await ask(people.admin!, { files: [file.id], incident: 'req-42' })
    expect(request).toMatchObject({ status: 'received', subject: 'Publication', incident: 'req-42', author_name: 'Claire Moreau' })
    expect(request.messages[0]?.files.map(({ name }) => name)).toEqual(['ecran.txt'])
    const sent = (await mails(tenant)).slice(-2)
    expect(sent.map(({ moment, recipient }) => [moment, recipient])).toEqual([
      ['support_request', 'sophie@vendor.test'],
      ['support_request_copy', people.admin!.mail],
    ])
    expect(sent[0]?.body_text).toContain(sentence)

    const at = { client: vendor.name, tenant: tenant.id, id: request.id }
    const queue = await callAs(program, people.super!, contract.queue, {
      params: { client: vendor.name },
      query: { page: 1, page_size: 25, open: true },
    })
    expect(queue.results.find(({ id, tenant: of }) => id === request.id && of === tenant.id)?.tenant_name).toBe('Atelier')
    await callAs(program, people.super!, contract.file, { params: { ...at, file: file.id } })
    const answered = await callAs(program, people.super!, contract.answer, {
      params: at,
      body: { body: written('C’est corrigé : rechargez la page.'), status: 'yours' },
    })
    expect(answered.messages.map(({ is_from_vendor, author_name }) => [is_from_vendor, author_name])).toEqual([
      [false, 'Claire Moreau'],
      [true, 'Sophie Laurent'],
    ])
    const [waiting] = (await waitingJobs(program, tenant.id, 'tell-support-answer')).slice(-1)
    await runJobNow(program, tenant.id, 'tell-support-answer', waiting!)
    expect((await mails(tenant)).at(-1)).toMatchObject({ moment: 'support_answer', recipient: people.admin!.mail })

    const mine = await callAs(program, people.admin!, contract.request, { params: { ...here(), id: request.id } })
    expect([mine.status, mine.answered_at !== null, mine.messages.length]).toEqual(['yours', true, 2])
    const replied = await callAs(program, people.admin!, contract.reply, {
      params: { ...here(), id: request.id },
      body: { body: written('Merci, je confirme que tout fonctionne.') },
    })
    expect(replied.status).toBe('working')
    const move = (status: 'solved' | 'working') =>
      callAs(program, people.admin!, contract.move, { params: { ...here(), id: request.id }, body: { status } })
    expect((await move('solved')).closed_at).not.toBeNull()
    await expect(move('solved')).rejects.toMatchObject({ status: 409, code: 'wrongTransition' })
    expect(await move('working')).toMatchObject({ status: 'working', closed_at: null })
  })

  test('belongs to its tenant: another reads neither it nor its files, and joins no file of another person', async () => {
    const file = await sendFile(program, people.admin!, contract.attach, { params: here(), name: 'a.txt', bytes: 'a' })
    const request = await ask(people.admin!, { files: [file.id] })
    const other = await aTenant(program)
    const stranger = await other.anAdmin()
    const params = { client: other.name, id: request.id }
    expect(await statusOf(callAs(program, stranger, contract.request, { params }))).toBe(404)
    expect(await statusOf(callAs(program, stranger, contract.file, { params: { ...params, tenant: tenant.id, file: file.id } }))).toBe(404)
    expect(await statusOf(ask(people.limited!, { files: [file.id] }))).toBe(422)
  })

  test('a complaint to the vendor is due in ten working days', async () => {
    const { due_on } = await ask(people.admin!, { kind: 'complaint' })
    expect(due_on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect((await ask(people.admin!)).due_on).toBeNull()
  })
})

describe('service', () => {
  const service = (who = people.admin!, client = tenant.name) => callAs(program, who, contract.service, { params: { client } })

  test('each minute counts once, and the availability is that of the month', async () => {
    const before = await service()
    expect(before.minutes_up).toBe(0)
    for (let run = 0; run < 3; run++) await runJobNow(program, tenant.id, 'service-minute', {})
    const minutes = await tenant.inTenant((db) => db.selectFrom('service_minutes').select('minute').execute())
    expect(minutes.length).toBeLessThanOrEqual(2)
    const start = before.since.getTime()
    await tenant.inTenant((db) =>
      db
        .insertInto('service_minutes')
        .values([0, 1, 2].map((index) => ({ minute: new Date(start + index * 60_000) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    const after = await service()
    expect(after.minutes_up).toBeGreaterThanOrEqual(3)
    expect(after.availability).toBe(Math.floor((after.minutes_up * 10_000) / after.minutes))
  })

  test('a maintenance is refused under 48 hours, an incident is not, and everyone sees them', async () => {
    const announce = (who: Persona, client: string, kind: 'maintenance' | 'incident', hours: number) =>
      callAs(program, who, contract.announce, {
        params: { client },
        body: {
          kind,
          starts_at: new Date(Date.now() + hours * 3_600_000),
          ends_at: kind === 'incident' ? null : new Date(Date.now() + (hours + 1) * 3_600_000),
          message_fr: 'Mise à jour',
          message_en: 'Update',
        },
      })
    await expect(announce(people.super!, vendor.name, 'maintenance', 47)).rejects.toMatchObject({ status: 422, code: 'announcedTooLate' })
    expect(await statusOf(announce(people.admin!, tenant.name, 'maintenance', 72))).toBe(403)
    await announce(people.super!, vendor.name, 'maintenance', 49)
    expect((await service()).state).toBe('up')
    const incident = await announce(people.super!, vendor.name, 'incident', -0.1)
    const during = await service()
    expect([during.state, during.notices.map(({ kind }) => kind)]).toEqual(['incident', ['maintenance', 'incident']])
    await callAs(program, people.super!, contract.endNotice, { params: { client: vendor.name, id: incident.id } })
    expect((await service()).state).toBe('up')
  })

  test('a notice of one tenant is that tenant’s alone, travels with it while it is told, and the vendor reads them all', async () => {
    const other = await aTenant(program, { label: 'Autre' })
    const announce = (kind: 'maintenance' | 'incident', hours: number, tenant_id: number | null) =>
      callAs(program, people.super!, contract.announce, {
        params: { client: vendor.name },
        body: {
          kind,
          starts_at: new Date(Date.now() + hours * 3_600_000),
          ends_at: null,
          tenant: tenant_id,
          message_fr: `Du ${kind}`,
          message_en: `Of ${kind}`,
        },
      })
    const noticesShown = async ({ name }: { name: string }) =>
      (await callAs(program, null, tenantsContract.clientParams, { query: { client: name } })).notices.map(({ id }) => id)
    const stateFor = async (world: TenantWorld) => (await service(await world.anAdmin(), world.name)).state

    const before = await noticesShown(tenant)
    const own = await announce('incident', -1, other.id)
    expect(own.tenant_name).toBe('Autre')
    expect(await noticesShown(other)).toContain(own.id)
    expect(await noticesShown(tenant)).toEqual(before)
    expect([await stateFor(other), await stateFor(tenant)]).toEqual(['incident', 'up'])
    const all = await service(people.super!, vendor.name)
    expect([all.state, all.notices.find(({ id }) => id === own.id)?.tenant_name]).toEqual(['up', 'Autre'])
    const traced = await other.inTenant((db) =>
      db.selectFrom('traces').select('info').where('action', '=', 'announce_service_notice').execute(),
    )
    expect(traced).toEqual([{ info: 'incident' }])

    const far = await announce('maintenance', 24 * (noticeDaysAhead + 1), null)
    const near = await announce('maintenance', 24 * (noticeDaysAhead - 1), null)
    const here = await noticesShown(tenant)
    expect([here.includes(far.id), here.includes(near.id)]).toEqual([false, true])
    await callAs(program, people.super!, contract.endNotice, { params: { client: vendor.name, id: own.id } })
    expect(await noticesShown(other)).not.toContain(own.id)
    await expect(announce('incident', 0, 2_000_000)).rejects.toMatchObject({ status: 422, details: [{ field: 'tenant' }] })
  })
})

test('the displayed contact is read by everyone, those who cannot sign in first; changed by those who write', async () => {
  const change = (who: Persona) =>
    callAs(program, who, contract.changeContact, {
      params: here(),
      body: { name: 'Accueil', mail: 'accueil@essai.test', phone: null, hours: '9 h – 17 h' },
    })
  expect(await statusOf(change(people.readonly!))).toBe(403)
  expect(await statusOf(change(people.consultant!))).toBe(403)
  await change(people.admin!)
  expect(await callAs(program, people.user!, contract.contact, { params: here() })).toEqual({
    name: 'Accueil',
    mail: 'accueil@essai.test',
    phone: null,
    hours: '9 h – 17 h',
  })
  expect(await callAs(program, null, contract.contact, { params: here() })).toMatchObject({ name: 'Accueil', mail: 'accueil@essai.test' })
})
