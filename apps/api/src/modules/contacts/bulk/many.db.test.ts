import { bulkLimits } from '@kxo/domain/contacts/bulk/bulk'
import { bulkContract as contract } from '@kxo/domain/contacts/bulk/bulk-contract'
import { accountStatus } from '@kxo/domain/identity/status'
import { mailStatus } from '@kxo/domain/mailing/status'
import { tasksContract } from '@kxo/domain/tasks/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let acme: number
let region: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { region_response: 'manual' } })
  admin = await tenant.anAdmin()
  acme = await tenant.inTenant(
    async (db) => (await db.insertInto('companies').values({ name: 'Acme' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  region = await tenant.inTenant(
    async (db) =>
      (
        await db
          .insertInto('regions')
          .values({ name: 'Bretagne', departements: ['35'] })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
  )
})
afterAll(() => program.close())

type BulkBody = Parameters<typeof callAs<typeof contract.run>>[3]['body']
const here = () => ({ client: tenant.name })
const preview = (who: Persona, body: BulkBody) => callAs(program, who, contract.preview, { params: here(), body })
const run = (who: Persona, body: BulkBody) => callAs(program, who, contract.run, { params: here(), body })
const outcome = (work: Promise<unknown>) => work.then(() => 200).catch((error: { status: number }) => error.status)
const withStatus = async (status: Parameters<typeof accountStatus.codeOf>[0]) => {
  const person = await tenant.aPerson()
  await tenant.inTenant((db) =>
    db
      .updateTable('users')
      .set({ status: accountStatus.codeOf(status) })
      .where('id', '=', person.id)
      .execute(),
  )
  return person
}
const rowOf = (id: number) => tenant.inTenant((db) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const actionsOf = (id: number) =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('traces').select('action').where('subject', '=', 'user').where('subject_id', '=', id).orderBy('id').execute()).map(
      ({ action }) => action,
    ),
  )
const momentsTo = (mail: string) =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('mails').select('moment').where('recipient', '=', mail).orderBy('id').execute()).map(({ moment }) => moment),
  )
const reasonsOf = (answer: { left: { reason: string; count: number }[] }) =>
  Object.fromEntries(answer.left.map(({ reason, count }) => [reason, count]))

describe('a message to many people', () => {
  const mail = { subject: 'Fermeture le 2 mai', message: 'Bonjour,\n\nNos bureaux seront fermés.' }
  const mailsTo = (mail: string) =>
    tenant.inTenant((db) => db.selectFrom('mails').select(['moment', 'subject', 'body_text']).where('recipient', '=', mail).execute())

  it('reaches each in their own name; those disabled, or whose last mail came back, are left out and told', async () => {
    const [reached, other, disabled, lost] = [
      await tenant.aPerson(),
      await tenant.aPerson(),
      await withStatus('disabled'),
      await tenant.aPerson(),
    ]
    const refused = {
      moment: 'create_user',
      occurrence: '1',
      recipient: lost.mail,
      user_id: lost.id,
      status: mailStatus.codeOf('rejected'),
    }
    await tenant.inTenant((db) =>
      db
        .insertInto('mails')
        .values({ ...refused, recipient_name: 'Camille Durand', subject: 'Bienvenue', html: '', body_text: '' })
        .execute(),
    )
    const body = { act: 'write' as const, ids: [reached.id, other.id, disabled.id, lost.id], mail }
    const expected = {
      changed: 2,
      left: { 'Compte au statut «\u00A0Désactivé\u00A0»': 1, 'Le dernier mail à cette adresse est revenu': 1 },
    }
    const previewed = await preview(admin, body)
    expect({ changed: previewed.changed, left: reasonsOf(previewed) }).toEqual(expected)
    expect(await mailsTo(reached.mail)).toEqual([])
    const done = await run(admin, body)
    expect({ changed: done.changed, left: reasonsOf(done) }).toEqual(expected)
    for (const { mail } of [reached, other]) {
      const mails = await mailsTo(mail)
      expect(mails).toMatchObject([{ moment: 'free_message', subject: 'Fermeture le 2 mai' }])
      expect(mails[0]!.body_text).toContain('Bonjour Camille Durand')
      expect(mails[0]!.body_text).toContain('Nos bureaux seront fermés.')
    }
    expect(await mailsTo(disabled.mail)).toEqual([])
    expect(await actionsOf(reached.id)).toEqual(['massive_email'])
    await run(admin, body)
    expect(await mailsTo(reached.mail)).toHaveLength(2)
  })

  it('beyond fifty is a work, and a batch done again writes to nobody twice', async () => {
    const ids: number[] = []
    for (let n = 0; n < bulkLimits.atOnce + 1; n++) ids.push((await tenant.aPerson()).id)
    const { work } = await run(admin, { act: 'write', ids, mail })
    const [job] = (await waitingJobs(program, tenant.id, 'act-on-many-people')).filter(({ work_id }) => work_id === work)
    await runJobNow(program, tenant.id, 'act-on-many-people', job!)
    await runJobNow(program, tenant.id, 'act-on-many-people', job!)
    const { sent } = await tenant.inTenant((db) =>
      db
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('sent'))
        .where('moment', '=', 'free_message')
        .where('user_id', 'in', ids)
        .executeTakeFirstOrThrow(),
    )
    expect(sent).toBe(ids.length)
  })

  it('needs its words, the right to write, and the feature', async () => {
    const { id } = await tenant.aPerson()
    expect(await outcome(run(admin, { act: 'write', ids: [id] }))).toBe(422)
    expect(await outcome(run(await tenant.anAdmin({ is_restricted: 1 }), { act: 'write', ids: [id], mail }))).toBe(403)
    const plain = await aTenant(program, { own: [] })
    const params = { client: plain.name }
    const attempt = callAs(program, await plain.anAdmin(), contract.run, {
      params,
      body: { act: 'write', ids: [(await plain.aPerson()).id], mail },
    })
    expect(await outcome(attempt)).toBe(403)
  })
})

describe('a mixed selection', () => {
  it('is validated: those to validate only, each told by mail, and nothing the second time', async () => {
    const [waiting, other, open, suspended] = [
      await withStatus('toValidate'),
      await withStatus('toValidate'),
      await withStatus('validated'),
      await withStatus('suspended'),
    ]
    const ids = [waiting.id, other.id, open.id, suspended.id]
    const expected = { changed: 2, left: { 'Rien à changer': 1, 'Compte au statut «\u00A0Suspendu\u00A0»': 1 } }
    const previewed = await preview(admin, { act: 'validate', ids })
    expect({ changed: previewed.changed, left: reasonsOf(previewed) }).toEqual(expected)
    expect((await rowOf(waiting.id)).status).toBe(accountStatus.codeOf('toValidate'))
    const done = await run(admin, { act: 'validate', ids })
    expect({ changed: done.changed, left: reasonsOf(done), work: done.work }).toEqual({ ...expected, work: null })
    expect((await rowOf(waiting.id)).status).toBe(accountStatus.codeOf('validated'))
    expect((await rowOf(suspended.id)).status).toBe(accountStatus.codeOf('suspended'))
    expect(await actionsOf(waiting.id)).toEqual(['validate_user'])
    expect(await actionsOf(open.id)).toEqual([])
    expect(await momentsTo(other.mail)).toEqual(['validate_user'])
    expect((await run(admin, { act: 'validate', ids })).changed).toBe(0)
    expect(await momentsTo(other.mail)).toEqual(['validate_user'])
  })

  it('is disabled, except administrators, even by one of them', async () => {
    const person = await withStatus('active')
    const colleague = await tenant.anAdmin()
    const done = await run(admin, { act: 'disable', ids: [person.id, colleague.id, admin.id] })
    expect(done.changed).toBe(1)
    expect(reasonsOf(done)).toEqual({ 'Un compte d’administration ne peut pas être désactivé ainsi': 2 })
    expect((await rowOf(person.id)).status).toBe(accountStatus.codeOf('disabled'))
    expect((await rowOf(colleague.id)).status).toBe(accountStatus.codeOf('active'))
    expect(await actionsOf(person.id)).toEqual(['disable_user'])
  })

  it('is attached to a company, the former one kept in history', async () => {
    const [free, already] = [await tenant.aPerson(), await tenant.aPerson({ company_id: acme })]
    const done = await run(admin, { act: 'attach', ids: [free.id, already.id], company: acme })
    expect({ changed: done.changed, left: reasonsOf(done) }).toEqual({ changed: 1, left: { 'Rien à changer': 1 } })
    expect(await rowOf(free.id)).toMatchObject({ company_id: acme, version: 2 })
    expect(await actionsOf(free.id)).toEqual(['attach_user'])
    const spells = await tenant.inTenant((db) =>
      db.selectFrom('memberships').select(['company_id', 'ended_at']).where('user_id', '=', free.id).execute(),
    )
    expect(spells).toEqual([{ company_id: acme, ended_at: null }])
    expect(await outcome(run(admin, { act: 'attach', ids: [free.id], company: 999_999 }))).toBe(422)
    expect(await outcome(run(admin, { act: 'attach', ids: [free.id] }))).toBe(422)
  })

  it('is edited: flags and region, told before and after in each history', async () => {
    const [person, already] = [await tenant.aPerson(), await tenant.aPerson()]
    const set = { is_prospect: true, region }
    await run(admin, { act: 'edit', ids: [already.id], set })
    const done = await run(admin, { act: 'edit', ids: [person.id, already.id], set })
    expect({ changed: done.changed, left: reasonsOf(done) }).toEqual({ changed: 1, left: { 'Rien à changer': 1 } })
    expect(await rowOf(person.id)).toMatchObject({ is_prospect: true, region_id: region, is_region_manual: true, is_adherent: false })
    const [notice] = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('change').where('subject_id', '=', person.id).where('action', '=', 'update_user').execute(),
    )
    expect(notice?.change).toEqual({ is_prospect: { before: false, after: true }, region: { before: null, after: 'Bretagne' } })
    expect(await outcome(run(admin, { act: 'edit', ids: [person.id], set: {} }))).toBe(422)
  })

  it('is invited: those who have no account yet, each with a link', async () => {
    const [pending, active] = [await withStatus('pending'), await withStatus('active')]
    const done = await run(admin, { act: 'invite', ids: [pending.id, active.id] })
    expect({ changed: done.changed, left: reasonsOf(done) }).toEqual({ changed: 1, left: { 'Compte au statut «\u00A0Actif\u00A0»': 1 } })
    expect(await momentsTo(pending.mail)).toEqual(['choose_password'])
    expect((await rowOf(pending.id)).status).toBe(accountStatus.codeOf('invited'))
  })
})

test('who may not write people acts on none; a limited administrator leaves other administrators alone; another tenant’s people are not there', async () => {
  const person = await withStatus('toValidate')
  const ids = [person.id]
  expect(await outcome(run(await tenant.aPerson(), { act: 'validate', ids }))).toBe(403)
  expect(await outcome(preview(await tenant.anAdmin({ is_restricted: 1 }), { act: 'validate', ids }))).toBe(403)
  const limited = await tenant.anAdmin({ is_restricted: 2 })
  const done = await run(limited, { act: 'edit', ids: [admin.id], set: { is_prospect: true } })
  expect(reasonsOf(done)).toEqual({ 'Vos droits ne permettent pas de modifier cette fiche': 1 })
  expect((await rowOf(admin.id)).is_prospect).toBe(false)
  const elsewhere = await aTenant(program)
  const stranger = await elsewhere.aPerson()
  const none = await run(admin, { act: 'disable', ids: [stranger.id] })
  expect(none.changed).toBe(0)
  expect(
    await elsewhere.inTenant((db) => db.selectFrom('users').select('status').where('id', '=', stranger.id).executeTakeFirstOrThrow()),
  ).toEqual({ status: accountStatus.codeOf('active') })
})

describe('all the results of a list', () => {
  const total = bulkLimits.atOnce + 20
  const crowd = (name: string) =>
    tenant.inTenant(async (db) => {
      await sql`insert into users (first_name, last_name, mail, unique_id, status)
        select 'Foule', ${name}, lower(${name}) || n || '@many.test', lower(${name}) || n, case when n <= 5 then 8 else 5 end
        from generate_series(1, ${total}) n`.execute(db)
      return db.selectFrom('users').select(['id', 'mail']).where('last_name', '=', name).orderBy('id').execute()
    })
  const jobOf = async (work: number) =>
    (await waitingJobs(program, tenant.id, 'act-on-many-people')).find(({ work_id }) => work_id === work)!
  const follow = (id: number) => callAs(program, admin, contract.work, { params: { ...here(), id } })
  /** What its author reads in the bell of a work. */
  const noticesOf = async (id: number, locale = 'fr') =>
    (await callAs(program, admin, tasksContract.notifications, { headers: { 'accept-language': locale } }))
      .filter(({ path }) => path === `/admin/users?job=${id}`)
      .map(({ label, notification_type, notification_read }) => ({ label, notification_type, notification_read }))

  it('beyond what is done at once goes on as a work, with a report, and a work cut goes on where it stopped', async () => {
    const people = await crowd('Longue')
    const found = { filters: [{ field: 'last_name', comparator: '=' as const, value: 'longue' }] }
    const body = { act: 'disable' as const, found }
    const { changed, left, work } = await run(admin, body)
    expect({ changed, left: left.map(({ count }) => count) }).toEqual({ changed: total - 5, left: [5] })
    expect(await follow(work!)).toMatchObject({ act: 'disable', status: 'running', total, done: 0, has_report: false })
    // Cut after one batch: what it did is done, the next run begins after it.
    await tenant.inTenant((db) => db.updateTable('works').set({ done: bulkLimits.batch }).where('id', '=', work!).execute())
    await runJobNow(program, tenant.id, 'act-on-many-people', await jobOf(work!))
    expect((await rowOf(people[20]!.id)).status).toBe(accountStatus.codeOf('active'))
    expect((await rowOf(people.at(-1)!.id)).status).toBe(accountStatus.codeOf('disabled'))
    expect(await momentsTo(people.at(-1)!.mail)).toEqual(['disable_user'])
    expect(await follow(work!)).toMatchObject({ status: 'done', done: total, failed: 0, has_report: true })
    const notice = { label: 'Désactivation de comptes\u00A0: terminé', notification_type: 'work', notification_read: false }
    expect(await noticesOf(work!)).toEqual([notice])
    expect(await noticesOf(work!, 'en')).toEqual([{ ...notice, label: 'Deactivating accounts: done' }])
    // Done, it is left alone.
    await runJobNow(program, tenant.id, 'act-on-many-people', await jobOf(work!))
    expect(await noticesOf(work!)).toEqual([notice])
    expect(await momentsTo(people.at(-1)!.mail)).toEqual(['disable_user'])
  })

  it('tells who was left out, and why, on the page and in the file', async () => {
    const people = await crowd('Courte')
    const { work } = await run(admin, { act: 'disable', found: { filters: [{ field: 'last_name', comparator: '=', value: 'courte' }] } })
    await runJobNow(program, tenant.id, 'act-on-many-people', await jobOf(work!))
    expect(await follow(work!)).toMatchObject({
      done: total,
      failed: 5,
      left: [{ reason: 'Rien à changer', count: 5, names: Array(5).fill('Foule Courte') }],
    })
    expect(await noticesOf(work!)).toMatchObject([{ label: 'Désactivation de comptes\u00A0: terminé, 5 échecs' }])
    const url = `/api${contract.report.path.replace(':client', tenant.name).replace(':id', String(work))}`
    const file = await program.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` } })
    const lines = file.body.trim().split('\r\n')
    expect(lines).toHaveLength(total + 1)
    expect(lines[1]).toBe(`Foule Courte;${people[0]!.mail};Laissé de côté;Rien à changer`)
    expect(lines.at(-1)).toBe(`Foule Courte;${people.at(-1)!.mail};Modifié;`)
    expect(await actionsOf(people.at(-1)!.id)).toEqual(['disable_user'])
  })

  it('stops between two batches when asked', async () => {
    const people = await crowd('Interrompue')
    const { work } = await run(admin, {
      act: 'edit',
      set: { is_adherent: true },
      found: { filters: [{ field: 'last_name', comparator: '=', value: 'interrompue' }] },
    })
    await callAs(program, admin, contract.stop, { params: { ...here(), id: work! } })
    await runJobNow(program, tenant.id, 'act-on-many-people', await jobOf(work!))
    expect(await follow(work!)).toMatchObject({ status: 'stopped', done: 0 })
    expect(await noticesOf(work!)).toMatchObject([{ label: 'Modification de fiches\u00A0: arrêt demandé' }])
    expect((await rowOf(people[0]!.id)).is_adherent).toBe(false)
    expect(await outcome(callAs(program, await tenant.aPerson(), contract.work, { params: { ...here(), id: work! } }))).toBe(403)
  })
})

describe('an act taken back', () => {
  const undo = (who: Persona, act: string) => callAs(program, who, contract.undo, { params: { client: tenant.name }, body: { act } })

  it('gives back flags and a region, which follows its postal code again; those changed since keep what they hold', async () => {
    const [first, second, third] = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
    const ids = [first.id, second.id, third.id]
    const before = await rowOf(first.id)
    const done = await run(admin, { act: 'edit', ids, set: { is_prospect: true, region } })
    expect(done).toMatchObject({ changed: 3, undo: expect.any(String) })
    await run(admin, { act: 'edit', ids: [second.id], set: { is_prospect: false } })
    const colleague = await tenant.anAdmin()
    expect(await outcome(undo(colleague, done.undo!))).toBe(409)
    const undone = await undo(admin, done.undo!)
    expect({ changed: undone.changed, left: reasonsOf(undone), undo: undone.undo }).toEqual({
      changed: 2,
      left: { 'Modifiée depuis': 1 },
      undo: null,
    })
    expect(await rowOf(first.id)).toMatchObject({
      is_prospect: false,
      region_id: before.region_id,
      is_region_manual: before.is_region_manual,
    })
    expect(await rowOf(second.id)).toMatchObject({ is_prospect: false, region_id: region })
    expect((await undo(admin, done.undo!)).changed).toBe(0)
    expect(await outcome(undo(admin, 'nothing'))).toBe(409)
  })

  it('brings people back to the company they left, or to none', async () => {
    const former = await tenant.inTenant(
      async (db) => (await db.insertInto('companies').values({ name: 'Ancienne' }).returning('id').executeTakeFirstOrThrow()).id,
    )
    const [free, attached] = [await tenant.aPerson(), await tenant.aPerson({ company_id: former })]
    const done = await run(admin, { act: 'attach', ids: [free.id, attached.id], company: acme })
    expect((await undo(admin, done.undo!)).changed).toBe(2)
    expect((await rowOf(free.id)).company_id).toBe(null)
    expect((await rowOf(attached.id)).company_id).toBe(former)
  })

  it('is not offered of what was mailed, and of a work goes on as a work', async () => {
    const people: number[] = []
    for (let n = 0; n < 52; n++) people.push((await tenant.aPerson({ last_name: 'Serie' })).id)
    expect((await run(admin, { act: 'disable', ids: people.slice(0, 1) })).undo).toBe(null)
    const ids = people.slice(1)
    const follow = async (id: number) => {
      const job = (await waitingJobs(program, tenant.id, 'act-on-many-people')).find(({ work_id }) => work_id === id)!
      await runJobNow(program, tenant.id, 'act-on-many-people', job)
      return callAs(program, admin, contract.work, { params: { ...here(), id } })
    }
    const finished = await follow((await run(admin, { act: 'edit', ids, set: { is_adherent: true } })).work!)
    expect(finished).toMatchObject({ status: 'done', done: 51, undo: expect.any(String) })
    expect(await follow((await undo(admin, finished.undo!)).work!)).toMatchObject({
      act: 'undo',
      status: 'done',
      done: 51,
      failed: 0,
      undo: null,
    })
    expect((await rowOf(ids[50]!)).is_adherent).toBe(false)
  })
})

describe('what many people would become', () => {
  it('is told of the first of them, as its reader says it, and of nobody for a message', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => tenant.aPerson()))
    const ids = people.map(({ id }) => id).toSorted((a, b) => a - b)
    const firstOf = async (body: Omit<BulkBody, 'ids'>) =>
      (await preview(admin, { ...body, ids })).first.map(({ id, before, after }) => [id, before, after])
    const five = (before: string, after: string) => ids.slice(0, 5).map((id) => [id, before, after])
    expect(await firstOf({ act: 'edit', set: { is_prospect: true, region } })).toEqual(five('Non, Aucune région', 'Oui, Bretagne'))
    expect(await firstOf({ act: 'attach', company: acme })).toEqual(five('Aucune entreprise', 'Acme'))
    expect(await firstOf({ act: 'disable' })).toEqual(five('Actif', 'Désactivé'))
    expect(await firstOf({ act: 'write', mail: { subject: 'Bonjour', message: 'Bonjour' } })).toEqual([])
  })
})
