import { campaignsContract } from '@kxo/domain/campaigns/contract'
import { contactsContract } from '@kxo/domain/contacts/contract'
import { actsContract } from '@kxo/domain/history/acts-contract'
import { historyContract } from '@kxo/domain/history/contract'
import { may } from '@kxo/domain/history/permissions'
import type { Actor } from '@kxo/domain/kernel/actor'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { mailingContract } from '@kxo/domain/mailing/contract'
import { smsContract } from '@kxo/domain/mailing/sms/sms-contract'
import { mailStatus } from '@kxo/domain/mailing/status'
import { tasksContract } from '@kxo/domain/tasks/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginWork, endWork } from '../../platform/work/works.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { lift, suppress } from '../mailing/index.ts'
import { recordConsent } from '../traces/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  person = await tenant.aPerson({ first_name: 'Ana', last_name: 'Roy' })
})
afterAll(() => program.close())

const inTenant = () => ({ client: tenant.name })
const query = {} as never

it('what happened to a task is told with whom it is for, what it is about and how it stands today (A37)', async () => {
  const body = { data: { label: 'Rappeler Ana', user_id: person.id, todo_user_id: admin.id } }
  const task = await callAs(program, admin, tasksContract.create, { body })
  await tenant.inTenant((db) =>
    db
      .updateTable('tasks')
      .set({ created_at: new Date(Date.now() - 50 * 3_600_000) })
      .where('id', '=', task.id)
      .execute(),
  )
  const acts = async () => {
    const page = await callAs(program, admin, actsContract.taskActs, { params: inTenant(), query })
    return 'results' in page ? page.results : []
  }
  expect(await acts()).toMatchObject([
    { action: 'create_task', task: 'Rappeler Ana', todo_user_name: 'Claire Moreau', contact_name: 'Ana Roy', status: 'todo', hours: null },
  ])
  await callAs(program, admin, tasksContract.change, { params: { id: task.id }, body: { status: 'done' } })
  expect((await acts()).map(({ action, status, hours, user_name }) => [action, status, hours, user_name])).toEqual([
    ['finish_task', 'done', 50, 'Claire Moreau'],
    ['create_task', 'done', 50, 'Claire Moreau'],
  ])
  expect(await callAs(program, admin, actsContract.taskDelays, { params: inTenant(), query })).toEqual([
    { user_id: admin.id, name: 'Claire Moreau', finished: 1, hours: 50, open: 0 },
  ])
})

it('a mail sent again by hand names who did it, where it goes now and where it went before (A36)', async () => {
  const { id } = await tenant.inTenant((db) =>
    db
      .insertInto('mails')
      .values({
        moment: 'create_guest',
        occurrence: 'a36',
        user_id: person.id,
        recipient: 'ancienne@exemple.fr',
        recipient_name: 'Ana Roy',
        subject: 'Votre place',
        html: '<p>Bonjour</p>',
        body_text: 'Bonjour',
        status: mailStatus.codeOf('rejected'),
        reason: 'mailbox unknown',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await callAs(program, admin, mailingContract.resend, { params: { ...inTenant(), id } })
  const page = await callAs(program, admin, actsContract.mailActs, { params: inTenant(), query })
  expect('results' in page && page.results).toMatchObject([
    {
      action: 'resend_mail',
      mail_id: id,
      user_name: 'Claire Moreau',
      recipient: person.mail,
      former_recipient: 'ancienne@exemple.fr',
      moment: 'create_guest',
    },
  ])
  const rejected = () => callAs(program, admin, actsContract.rejectedMails, { params: inTenant(), query: { days: 30 } })
  expect(await rejected()).toEqual({ ids: [] })
  await tenant.inTenant((db) =>
    db
      .updateTable('mails')
      .set({ status: mailStatus.codeOf('rejected') })
      .where('id', '=', id)
      .execute(),
  )
  await callAs(program, admin, mailingContract.resend, { params: { ...inTenant(), id } })
  await tenant.inTenant((db) =>
    db
      .updateTable('mails')
      .set({ status: mailStatus.codeOf('rejected') })
      .where('id', '=', id)
      .execute(),
  )
  // Sent again twice, it is one mail to send again.
  expect(await rejected()).toEqual({ ids: [id] })
})

it('texts of mails and of text messages are told with the reason of each version, and which still leaves (A36)', async () => {
  const own = await aTenant(program, { own: ['templates'], params: { has_sms: true } })
  const by = await own.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  const params = { client: own.name }
  const text = { name: 'Rappel', kind: 'service', language: 'fr', is_active: true } as const
  const { id } = await callAs(program, by, smsContract.saveSmsTemplate, { params, body: { ...text, body: 'À demain' } })
  await callAs(program, by, smsContract.saveSmsTemplate, { params, body: { ...text, id, body: 'À demain, 9 h', reason: 'Heure ajoutée' } })
  await own.inTenant((db) =>
    db
      .insertInto('mail_templates')
      .values({ moment: 'register_guest', language: 'fr', subject: 'Votre place', body: '{}', reason: 'Plus court', created_by: by.id })
      .execute(),
  )
  const page = await callAs(program, by, actsContract.templateActs, { params, query })
  if (!('results' in page)) throw new Error('not a list')
  const lines = page.results.map(({ channel, sms, moment, subject, reason, version, is_active, user_name }) => [
    channel,
    sms?.name ?? null,
    moment,
    subject,
    reason,
    version,
    is_active,
    user_name,
  ])
  expect(lines).toHaveLength(3)
  expect(lines).toEqual(
    expect.arrayContaining([
      ['sms', 'Rappel', null, 'À demain', '', 1, false, 'Claire Moreau'],
      ['sms', 'Rappel', null, 'À demain, 9 h', 'Heure ajoutée', 2, true, 'Claire Moreau'],
      ['mail', null, 'register_guest', 'Votre place', 'Plus court', 1, true, 'Claire Moreau'],
    ]),
  )
  const one = await callAs(program, by, smsContract.smsTemplates, { params, query: { id, page: 1, page_size: 10 } })
  expect(one.results.map(({ name }) => name)).toEqual(['Rappel'])
})

it('an address that changed shows its former one masked (A36), in the file too', async () => {
  const params = { ...inTenant(), id: person.id }
  const { version } = await callAs(program, admin, contactsContract.get, { params })
  await callAs(program, admin, contactsContract.change, { params, body: { version, mail: 'ana.nouvelle@exemple.fr' } })
  await callAs(program, admin, contactsContract.change, { params, body: { version: version + 1, town: 'Nantes' } })
  const page = await callAs(program, admin, actsContract.addressActs, { params: inTenant(), query })
  const results = 'results' in page ? page.results : []
  expect(results).toMatchObject([
    { person: 'Ana Roy', user_name: 'Claire Moreau', after: 'ana.nouvelle@exemple.fr', source: 'screen', user_id: person.id },
  ])
  expect(results[0]!.before).toBe(`${person.mail[0]}•••@${person.mail.split('@')[1]}`)
  const file = await csv('history/addresses/')
  expect(file).toContain('ana.nouvelle@exemple.fr')
  expect(file).not.toContain(person.mail)
})

it('an excluded address shows why, who let it receive again and for what reason; who left comes back alone (A36)', async () => {
  const world = await aTenant(program)
  const boss = await world.anAdmin({ first_name: 'Inès', last_name: 'Garnier' })
  const [bounced, left] = [await world.aPerson({ first_name: 'Noé', last_name: 'Muet' }), await world.aPerson()]
  await world.inTenant(async (db) => {
    await suppress(db, { address: bounced.mail, user_id: bounced.id, cause: 'hard_bounce', detail: '550 5.1.1 unknown' })
    await suppress(db, { address: left.mail, user_id: left.id, cause: 'opt_out', topic: 'surveys' })
  })
  const acts = async () => {
    const page = await callAs(program, boss, actsContract.addressActs, { params: { client: world.name }, query })
    return 'results' in page ? page.results : []
  }
  const before = await acts()
  expect(before).toMatchObject([
    { action: 'suppress', cause: 'opt_out', topic: 'surveys', lifts: null, user_id: left.id },
    { action: 'suppress', cause: 'hard_bounce', detail: '550 5.1.1 unknown', person: 'Noé Muet', user_name: null, after: null },
  ])
  expect(before[1]!.before).toBe(`${bounced.mail[0]}•••@${bounced.mail.split('@')[1]}`)
  const body = { reason: 'Adresse corrigée au téléphone' }
  await callAs(program, boss, mailingContract.liftSuppression, { params: { client: world.name, id: before[1]!.lifts! }, body })
  await world.inTenant((db) => lift(db, { address: left.mail, cause: 'opt_out', by: null, reason: 'undo' }))
  const back = (await acts()).filter(({ action }) => action === 'lift_suppression')
  expect(back).toHaveLength(2)
  expect(back.find(({ user_id }) => user_id === bounced.id)).toMatchObject({ user_name: 'Inès Garnier', detail: body.reason })
  expect(back.find(({ user_id }) => user_id === left.id)).toMatchObject({ detail: 'Par la personne elle-même' })
  expect((await acts()).every(({ lifts }) => lifts === null)).toBe(true)
  const file = await program.app.inject({
    url: `/api/clients/${world.name}/history/addresses/?format=csv`,
    headers: { authorization: `Bearer ${boss.token}` },
  })
  expect(file.body).toContain('Réautorisée')
  expect(file.body).not.toContain(bounced.mail)
})

it('whoever follows a person is told that their record changed, once it is switched on, and the list says to whom (A36)', async () => {
  const boss = await tenant.aPerson({ first_name: 'Béa', last_name: 'Sorel' })
  const followed = await tenant.aPerson({ first_name: 'Ugo', last_name: 'Petit' })
  await tenant.inTenant((db) => db.updateTable('users').set({ manager_id: boss.id }).where('id', '=', followed.id).execute())
  const params = { ...inTenant(), id: followed.id }
  const change = async (body: { phone?: string; town?: string }) => {
    const { version } = await callAs(program, admin, contactsContract.get, { params })
    await callAs(program, admin, contactsContract.change, { params, body: { version, ...body } })
  }
  const alerts = async () => {
    const page = await callAs(program, admin, actsContract.alertActs, { params: inTenant(), query })
    return 'results' in page ? page.results : []
  }
  await change({ phone: '0639980011' })
  expect(await alerts()).toEqual([])
  await tenant.inTenant((db) => db.insertInto('mail_settings').values({ moment: 'record_changed', is_on: true }).execute())
  await change({ town: 'Nantes' })
  const [alert, ...others] = await alerts()
  expect(others).toEqual([])
  expect(alert).toMatchObject({
    person: 'Ugo Petit',
    fields: ['Ville'],
    recipient_name: 'Béa Sorel',
    status: 'sending',
    user_id: followed.id,
  })
  const mail = await tenant.inTenant((db) => db.selectFrom('mails').selectAll().where('id', '=', alert!.id).executeTakeFirstOrThrow())
  expect(mail.body_text).toContain('Ugo Petit')
  expect(mail.body_text).not.toContain('Nantes')
  // Béa follows Ugo and may not open his record.
  expect(mail.body_text).not.toContain(`/user/${followed.id}`)
  const traces = await callAs(program, admin, historyContract.traces, {
    params: inTenant(),
    query: { id: alert!.trace_id, page: 1, page_size: 10 },
  })
  expect('results' in traces && traces.results).toMatchObject([{ action: 'update_user', subject_name: 'Ugo Petit' }])
  expect(await csv('history/alerts/')).toContain('Béa Sorel')
  await expect(callAs(program, followed, actsContract.alertActs, { params: inTenant(), query })).rejects.toMatchObject({ status: 403 })
})

it('an alert leads each reader to the record as they may open it (A36)', async () => {
  const company = await tenant.inTenant((db) =>
    db.insertInto('companies').values({ name: 'Ateliers Morel' }).returning('id').executeTakeFirstOrThrow(),
  )
  const referent = await tenant.aReferent(company.id)
  const followed = await tenant.aPerson({ company_id: company.id })
  const managers = {
    none: await tenant.aPerson(),
    consultant: await tenant.aPerson({ profile_code: 'CNS' }),
    admin: await tenant.anAdmin(),
  }
  const params = { ...inTenant(), id: followed.id }
  const changedUnder = async (manager: Persona, town: string) => {
    await tenant.inTenant((db) => db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', followed.id).execute())
    const { version } = await callAs(program, admin, contactsContract.get, { params })
    // Claire changes it, or the one who follows would be told of their own change.
    await callAs(program, admin, contactsContract.change, { params, body: { version, town } })
  }
  const linkFor = async (who: Persona) => {
    const mails = tenant.inTenant((db) =>
      db.selectFrom('mails').select('body_text').where('moment', '=', 'record_changed').where('user_id', '=', who.id).execute(),
    )
    return (await mails).map(({ body_text }) => /\/(?:admin\/)?user\/\d+/.exec(body_text)?.[0] ?? null)
  }
  await changedUnder(managers.none, 'Rezé')
  await changedUnder(managers.consultant, 'Vannes')
  await changedUnder(managers.admin, 'Brest')
  expect(await linkFor(managers.none)).toEqual([null])
  expect(await linkFor(managers.consultant)).toEqual([`/admin/user/${followed.id}`])
  expect(await linkFor(managers.admin)).toEqual([`/admin/user/${followed.id}`])
  expect(new Set(await linkFor(referent))).toEqual(new Set([`/user/${followed.id}`]))
  for (const reader of [managers.consultant, managers.admin, referent])
    expect(await callAs(program, reader, contactsContract.get, { params })).toMatchObject({ id: followed.id })
  await expect(callAs(program, managers.none, contactsContract.get, { params })).rejects.toMatchObject({ status: 404 })
})

it('an alert counts as opened the first time whom it was told to opens its link, signed in, and for nobody else (A36)', async () => {
  const boss = await tenant.aPerson({ first_name: 'Léo', last_name: 'Vidal' })
  const change = await tenant.inTenant(async (db) => {
    const values = { action: 'update_user', subject: 'user', subject_id: person.id, change: '{}' }
    const { id } = await db.insertInto('traces').values(values).returning('id').executeTakeFirstOrThrow()
    const mail = { recipient: boss.mail, recipient_name: 'Léo Vidal', subject: 'Fiche modifiée', html: '', body_text: '' }
    await db
      .insertInto('mails')
      .values({ moment: 'record_changed', occurrence: `trace ${id}`, user_id: boss.id, ...mail })
      .execute()
    return id
  })
  const open = (who: Persona, trace = change) => callAs(program, who, actsContract.openAlert, { params: { ...inTenant(), trace } })
  const openedAt = async () => {
    const page = await callAs(program, admin, actsContract.alertActs, { params: inTenant(), query })
    return 'results' in page ? page.results.find(({ trace_id }) => trace_id === change)!.link_opened_at : undefined
  }
  for (const who of [admin, person]) await expect(open(who)).rejects.toMatchObject({ status: 404 })
  await expect(open(boss, change + 1)).rejects.toMatchObject({ status: 404 })
  expect(await openedAt()).toBeNull()
  await open(boss)
  const first = await openedAt()
  expect(first).toBeInstanceOf(Date)
  await open(boss)
  expect(await openedAt()).toEqual(first)
})

it('an administrator in the session of whom an alert was told to opens nothing in their name', () => {
  const actor = { user_id: person.id, session: 'full', acting_admin_id: admin.id } as Actor
  expect(may.openAlert(actor)).toBe(false)
  expect(may.openAlert({ ...actor, acting_admin_id: null })).toBe(true)
  expect(may.openAlert({ ...actor, acting_admin_id: null, session: 'link' })).toBe(false)
})

const csv = async (path: string, who = admin): Promise<string> => {
  const response = await program.app.inject({
    method: 'GET',
    url: `/api/clients/${tenant.name}/${path}?format=csv`,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'fr' },
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.body
}

it('each history is exported in words, and its export is remembered', async () => {
  await tenant.asMachine(async (context) => {
    await recordConsent(context, { user_id: person.id, channel: 'mail', is_given: true, source: 'profile' })
    await context.db.insertInto('data_requests').values({ user_id: person.id, kind: 'erasure', due_on: '2020-01-31' }).execute()
    const work = await beginWork(context, { kind: 'import', total: 3 })
    await endWork(context, work, { status: 'done', done: 3 })
  })
  expect(await csv('history/consents/')).toMatch(/Actualités par mail;Accordé;.*;Espace personnel/)
  expect(await csv('history/data-requests/')).toContain('Effacement;En retard')
  expect(await csv('history/works/')).toContain('Import d’un fichier;Terminé;La plateforme')
  expect(await csv('history/tasks/')).toContain('Rappeler Ana')
  expect(await csv('history/mails/')).toContain('ancienne@exemple.fr')
  const exports = await callAs(program, admin, historyContract.traces, { params: inTenant(), query: { action: 'export_list' } as never })
  expect('results' in exports && new Set(exports.results.map(({ info }) => info))).toEqual(
    new Set(['addresses', 'alerts', 'consents', 'data requests', 'mails', 'tasks', 'works'].map((name) => `history ${name}`)),
  )
})

it('restricted administrators read these histories, consultants, users and other tenants do not', async () => {
  const endpoints = [actsContract.taskActs, actsContract.mailActs, actsContract.addressActs, actsContract.taskDelays] as const
  const limited = await tenant.anAdmin({ is_restricted: 1 })
  const others = [await tenant.aPerson({ profile_code: 'CNS' }), await tenant.aPerson()]
  const stranger = await (await aTenant(program)).anAdmin()
  for (const endpoint of endpoints) {
    const read = (who: Persona) => callAs(program, who, endpoint as never, { params: inTenant(), query } as never)
    await read(limited)
    for (const who of others) await expect(read(who), endpoint.path).rejects.toMatchObject({ status: 403 })
    await expect(read(stranger), endpoint.path).rejects.toMatchObject({ status: 404 })
  }
})

it('a message to many is one campaign with its author and what became of it (A38), for those who write, where campaigns are on', async () => {
  const params = inTenant()
  const read = async (who: Persona, client = tenant) => {
    const page = await callAs(program, who, actsContract.campaigns, { params: { client: client.name }, query })
    return 'results' in page ? page.results : []
  }
  await expect(read(admin)).rejects.toMatchObject({ status: 404 })
  const open = await aTenant(program, { params: { show_email_campaign: true }, own: ['mailing'] })
  const writer = await open.anAdmin({ first_name: 'Inès', last_name: 'Garnier' })
  expect(await read(writer, open)).toEqual([])
  const people = [await open.aPerson(), await open.aPerson(), await open.aPerson()]
  const body = {
    audience: { ids: people.map(({ id }) => id), addresses: ['rien'] },
    content: {
      kind: 'information' as const,
      topic: 'news' as const,
      subject: 'Fermeture le 2 mai',
      subject_b: '',
      preview_text: '',
      body: documentOf('Nos bureaux seront fermés.'),
      has_button: false,
    },
  }
  const { id } = await callAs(program, writer, campaignsContract.create, { params: { client: open.name }, body: body as never })
  await runJobNow(program, open.id, 'send-campaign', { campaign_id: id })
  await open.inTenant((db) =>
    db
      .updateTable('mails')
      .set({ status: mailStatus.codeOf('rejected'), reason: 'unknown' })
      .where('user_id', '=', people[0]!.id)
      .execute(),
  )
  expect(await read(writer, open)).toMatchObject([
    {
      id,
      subject: 'Fermeture le 2 mai',
      audience: '3 personnes choisies, 1 adresse ajoutée',
      user_name: 'Inès Garnier',
      recipients: 3,
      excluded: 1,
      sent: 0,
      sending: 2,
      rejected: 1,
      opens: null,
    },
  ])
  expect(await read(await open.anAdmin({ is_restricted: 2 }), open)).toHaveLength(1)
  for (const who of [await open.anAdmin({ is_restricted: 1 }), await open.aPerson({ profile_code: 'CNS' }), await open.aPerson()])
    await expect(read(who, open)).rejects.toMatchObject({ status: 403 })
  await expect(callAs(program, writer, actsContract.campaigns, { params, query })).rejects.toMatchObject({ status: 404 })
})
