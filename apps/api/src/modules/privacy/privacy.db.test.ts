import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailingContract } from '@kxo/domain/mailing/contract'
import { mailStatus } from '@kxo/domain/mailing/status'
import { privacyContract as contract } from '@kxo/domain/privacy/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRichLife, known } from '../../testing/a-rich-life.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { exemptColumns } from './erasure/redact-mentions.ts'
import { actedOnly, holdingsOf, personReferences } from './erasure/references.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
})
afterAll(() => program.close())

const at = (id: number) => ({ params: { client: tenant.name, id } })
const mailsTo = (recipient: string, moment: string) =>
  tenant.inTenant((db) => db.selectFrom('mails').selectAll().where('recipient', '=', recipient).where('moment', '=', moment).execute())

describe('consents (PRV-03)', () => {
  test('an answer is kept with the words read, its date, its origin; the next does not replace it', async () => {
    const person = await tenant.aPerson()
    await callAs(program, person, contract.giveConsent, { ...at(person.id), body: { channel: 'mail', is_given: true } })
    const { channels, history } = await callAs(program, person, contract.giveConsent, {
      ...at(person.id),
      body: { channel: 'mail', is_given: false },
    })
    expect(history.map(({ channel, is_given, source }) => [channel, is_given, source])).toEqual([
      ['mail', false, 'profile'],
      ['mail', true, 'profile'],
    ])
    expect(history[0]!.wording).toBe(
      'J’accepte de recevoir par mail les actualités et les offres d’Essai. Je peux changer d’avis à tout moment.',
    )
    expect(channels.map(({ channel, answer }) => [channel, answer?.is_given ?? null])).toContainEqual(['mail', false])
    expect(channels.find(({ channel }) => channel === 'sms')?.answer).toBeNull()
    await expect(tenant.inTenant((db) => db.updateTable('consents').set({ is_given: true }).execute())).rejects.toThrow(
      /permission denied|append-only/,
    )
  })

  test('the team says how it received an answer; a read-only administrator, another person and who acts as them give none', async () => {
    const person = await tenant.aPerson()
    const body = { channel: 'phone' as const, is_given: true }
    await expect(callAs(program, admin, contract.giveConsent, { ...at(person.id), body })).rejects.toMatchObject({
      status: 422,
      code: 'noteNeeded',
    })
    const consents = await callAs(program, admin, contract.giveConsent, { ...at(person.id), body: { ...body, note: 'Appel du 12 mars' } })
    expect(consents.history[0]).toMatchObject({ source: 'record', by_name: 'Claire Moreau', note: 'Appel du 12 mars' })
    const readOnly = await tenant.anAdmin({ is_restricted: 1 })
    const other = await tenant.aPerson()
    for (const who of [readOnly, other])
      await expect(callAs(program, who, contract.giveConsent, { ...at(person.id), body })).rejects.toMatchObject({ status: 403 })
    await tenant.inTenant((db) => db.updateTable('sessions').set({ acting_admin_id: admin.id }).where('user_id', '=', person.id).execute())
    await expect(callAs(program, person, contract.giveConsent, { ...at(person.id), body })).rejects.toMatchObject({ status: 403 })
  })
})

describe('what is held on a person (PRV-20)', () => {
  test('every column that refers to a person is exported, or says why not', async () => {
    const { references, holdings } = await tenant.inTenant(async (db) => ({
      references: await personReferences(db),
      holdings: await holdingsOf(db, [1]),
    }))
    const names = references.map(({ table, column }) => `${table}.${column}`)
    expect(Object.keys(actedOnly).filter((name) => !names.includes(name))).toEqual([])
    expect(Object.values(actedOnly).filter((reason) => reason.length < 15)).toEqual([])
    const exported = holdings.map(({ table }) => table)
    const left = references.filter(({ table, column }) => !(`${table}.${column}` in actedOnly) && !exported.includes(table))
    expect(left).toEqual([])
    expect(exported).toEqual(
      expect.arrayContaining(['users', 'registrations', 'documents', 'consents', 'mails', 'traces', 'sessions', 'signatures', 'payments']),
    )
  })

  test('a table that refers to people is exported without anyone having thought of it', async () => {
    await program.database.pool.query(
      `create table shoe_sizes (tenant_id integer not null, wearer_id bigint, foreign key (tenant_id, wearer_id) references users (tenant_id, id))`,
    )
    try {
      const holdings = await tenant.inTenant((db) => holdingsOf(db, [1]))
      expect(holdings.map(({ table }) => table)).toContain('shoe_sizes')
    } finally {
      await program.database.pool.query('drop table shoe_sizes')
    }
  })
})

test('PRV-20: the copy holds everything but secrets, for the person and unrestricted administrators, for seven days', async () => {
  const own = await aTenant(program)
  const { person, other } = await aRichLife(own)
  const mine = { params: { client: own.name, id: person.id } }
  const full = await own.anAdmin()
  for (const who of [other, await own.anAdmin({ is_restricted: 1 }), await own.anAdmin({ is_restricted: 2 })])
    await expect(callAs(program, who, contract.askExport, { ...mine, body: {} })).rejects.toMatchObject({ status: 403 })
  const request = await callAs(program, person, contract.askExport, { ...mine, body: {} })
  expect(request).toMatchObject({ kind: 'export', status: 'asked', expires_at: null })
  expect((await callAs(program, person, contract.askExport, { ...mine, body: {} })).id).toBe(request.id)
  await runJobNow(program, own.id, 'export-person', { request_id: request.id })
  const [ready] = await callAs(program, person, contract.requests, mine)
  expect(ready).toMatchObject({ status: 'done', expires_at: expect.any(Date) })
  const mails = await own.inTenant((db) =>
    db.selectFrom('mails').select(['recipient', 'body_text']).where('moment', '=', 'data_export_ready').execute(),
  )
  expect(mails).toMatchObject([{ recipient: known.mail, body_text: expect.stringContaining(`/user/${person.id}?tab=my-data`) }])

  const fetched = (token: string, id = request.id) =>
    program.app.inject({
      method: 'GET',
      url: `/api/clients/${own.name}/users/${person.id}/export/${id}/`,
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await fetched(other.token)).statusCode).toBe(403)
  expect((await fetched(full.token)).statusCode).toBe(200)
  const answer = await fetched(person.token)
  expect(answer.headers['content-type']).toBe('application/zip')
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  const path = join(folder, 'copy.zip')
  writeFileSync(path, answer.rawPayload)
  const read = (name: string): string =>
    execFileSync('python3', [
      '-c',
      `import sys, zipfile; sys.stdout.buffer.write(zipfile.ZipFile(${JSON.stringify(path)}).read(${JSON.stringify(name)}))`,
    ]).toString()
  const names = execFileSync('python3', [
    '-c',
    `import zipfile; print('\\n'.join(zipfile.ZipFile(${JSON.stringify(path)}).namelist()))`,
  ]).toString()
  const data = JSON.parse(read('data.json')) as Record<string, Record<string, unknown>[]>
  expect(data['users']).toMatchObject([{ mail: known.mail, birth_date: '1990-02-03', address: '3 venelle du Goéland' }])
  for (const table of [
    'registrations',
    'presences',
    'signatures',
    'registration_history',
    'documents',
    'bills',
    'bill_lines',
    'mails',
    'tasks',
    'memberships',
    'complaints',
    'record_responses',
    'traces',
    'sessions',
    'personal_links',
  ])
    expect(data[table]?.length, table).toBeGreaterThan(0)
  expect(data['record_responses']).toMatchObject([{ value: 'sans gluten' }])
  expect(data['traces']).toContainEqual(
    expect.objectContaining({ action: 'update_user', change: { phone: { before: null, after: known.phone } } }),
  )
  expect(data['mails']?.map(({ recipient }) => recipient)).toEqual([known.mail, known.mail])
  const everything = JSON.stringify(data)
  for (const secret of ['password_hash', 'totp_secret', 'code_hash', 'lien-secret', 'unique_id']) expect(everything).not.toContain(secret)
  expect(names).toContain('csv/registrations.csv')
  expect(names).toMatch(/files\/\d+-Diplôme Maëlys Kerzanédec\.txt/)
  expect(read('csv/users.csv')).toContain('maelys.kerzanedec@essai.test')
  rmSync(folder, { recursive: true })

  await own.inTenant((db) =>
    db
      .updateTable('data_requests')
      .set({ done_at: new Date(Date.now() - 7.1 * 86_400_000) })
      .where('id', '=', request.id)
      .execute(),
  )
  expect((await fetched(person.token)).statusCode).toBe(404)
  await runJobNow(program, own.id, 'forget-exports', {})
  const left = await own.inTenant((db) => db.selectFrom('files').select('id').where('content_type', '=', 'application/zip').execute())
  expect(left).toEqual([])
})

/** Where a text is found in a tenant: every text, JSON or list of texts of every table. */
async function whereIs(own: TenantWorld, needle: RegExp): Promise<string[]> {
  const { rows: columns } = await program.database.pool.query<{ t: string; c: string }>(
    `select t.relname::text as t, c.attname::text as c from pg_class t join pg_attribute c on c.attrelid = t.oid join pg_attribute k on k.attrelid = t.oid and k.attname = 'tenant_id'
     where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and c.attnum > 0 and not c.attisdropped and format_type(c.atttypid, null) in ('text', 'jsonb', 'text[]', 'character varying') order by 1, 2`,
  )
  const places: string[] = []
  for (const { t, c } of columns) {
    const { rows } = await program.database.pool.query(`select 1 from "${t}" where tenant_id = $1 and "${c}"::text ~* $2 limit 1`, [
      own.id,
      needle.source,
    ])
    if (rows.length > 0) places.push(`${t}.${c}`)
  }
  return places
}

describe('erasure', () => {
  test('reaches the answers kept for replays: theirs, those given to who acted as them, and those that say them', async () => {
    const [person, other] = [await tenant.aPerson({ last_name: 'Kerouac-Dubreuil' }), await tenant.aPerson()]
    const answer = (text: string) => JSON.stringify({ text })
    await tenant.inTenant((db) =>
      db
        .insertInto('idempotency_keys')
        .values([
          { credential: `full ${person.id}`, key: 'own', fingerprint: 'f', answer: answer('a') },
          { credential: `link ${person.id} by 3`, key: 'acted', fingerprint: 'f', answer: answer('a') },
          { credential: `full ${admin.id}`, key: 'says', fingerprint: 'f', answer: answer(`Écrit à ${person.mail}`) },
          { credential: 'address 192.0.2.1', key: 'visitor', fingerprint: 'f', answer: answer(person.mail.toUpperCase()) },
          { credential: `full ${person.id}0`, key: 'longer', fingerprint: 'f', answer: answer('a') },
          { credential: `full ${other.id}`, key: 'other', fingerprint: 'f', answer: answer('a') },
        ])
        .execute(),
    )
    const { confirmation } = await callAs(program, admin, contract.previewErasure, at(person.id))
    const running = await callAs(program, admin, contract.erase, { ...at(person.id), body: { confirmation } })
    await runJobNow(program, tenant.id, 'erase-person', { request_id: running.id, by: admin.id })
    const left = await tenant.inTenant((db) =>
      db.selectFrom('idempotency_keys').select('key').where('fingerprint', '=', 'f').orderBy('key').execute(),
    )
    expect(left.map(({ key }) => key)).toEqual(['longer', 'other'])
  })

  test('PRV-20 INV-13 FOR-37: told before, carried out whole, reported after; nothing of the person is left outside the declared places', async () => {
    const own = await aTenant(program)
    const boss = await own.anAdmin()
    const { person, other } = await aRichLife(own)
    const mine = { params: { client: own.name, id: person.id } }
    const before = await own.inTenant((db) => db.selectFrom('bills').selectAll().execute())
    const preview = await callAs(program, boss, contract.previewErasure, mine)
    expect(preview).toMatchObject({ confirmation: 'Maëlys Kerzanédec', obstacles: [], has_homonym: false })
    expect(preview.kept).toEqual(
      expect.arrayContaining([
        { kind: 'bills', n: 1, until: '2036-12-31', rule: 'INV-13' },
        { kind: 'attendance', n: 2, until: expect.stringMatching(/^\d{4}-12-31$/), rule: 'FOR-37' },
        { kind: 'documents', n: 1, until: expect.stringMatching(/^\d{4}-12-31$/), rule: 'FOR-37' },
      ]),
    )
    await expect(callAs(program, boss, contract.erase, { ...mine, body: { confirmation: 'Maëlys' } })).rejects.toMatchObject({
      status: 422,
      code: 'wrongConfirmation',
    })
    for (const restriction of [1, 2] as const)
      await expect(
        callAs(program, await own.anAdmin({ is_restricted: restriction }), contract.erase, {
          ...mine,
          body: { confirmation: 'Maëlys Kerzanédec' },
        }),
      ).rejects.toMatchObject({ status: 403 })
    const running = await callAs(program, boss, contract.erase, { ...mine, body: { confirmation: 'maëlys kerzanédec' } })
    expect(running.status).toBe('running')
    await runJobNow(program, own.id, 'erase-person', { request_id: running.id, by: boss.id })

    const user = await own.inTenant((db) => db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow())
    expect(user).toMatchObject({
      status: 9,
      first_name: '',
      last_name: `#${person.id}`,
      phone: null,
      birth_date: null,
      in_annuary: false,
      password_hash: null,
    })
    await expect(callAs(program, person, contract.consents, mine)).rejects.toMatchObject({ status: 401 })
    const allowed = (place: string): boolean =>
      place in exemptColumns || place.split('.')[0]! in exemptColumns || place.startsWith('mails.')
    for (const needle of [/kerzan[ée]dec/, /0?6[ .]?98[ .]?76[ .]?54[ .]?32/, /goéland|gluten|convalescence/])
      expect((await whereIs(own, needle)).filter((place) => !allowed(place))).toEqual([])
    // Of the outbox, the mail of the report alone.
    const mails = await own.inTenant((db) => db.selectFrom('mails').select(['moment', 'recipient', 'body_text', 'html']).execute())
    expect(mails.filter((mail) => /kerzan/i.test(JSON.stringify(mail))).map(({ moment }) => moment)).toEqual(['delete_user'])
    const [report] = mails.filter(({ moment }) => moment === 'delete_user')
    expect(report).toMatchObject({ recipient: known.mail })
    expect(report!.body_text).toContain('jusqu’au 31/12/2036')
    const tables = new Set((await whereIs(own, /kerzan[ée]dec/)).map((place) => place.split('.')[0]))
    expect(tables).toEqual(new Set(['bills', 'bill_lines', 'bank_lines', 'signatures', 'registration_history', 'mails']))

    const after = await own.inTenant((db) => db.selectFrom('bills').selectAll().execute())
    // What the list of bills is sorted and searched by follows who they name.
    const paper = ({ note: _note, recipient_label: _recipient, search: _search, ...bill }: (typeof after)[number]) => bill
    expect(after.map(paper)).toEqual(before.map(paper))
    expect(JSON.stringify(after.map(({ recipient_label, search }) => [recipient_label, search]))).not.toMatch(/kerzan/i)
    const trace = await own.inTenant((db) =>
      db.selectFrom('traces').select('change').where('action', '=', 'update_user').executeTakeFirstOrThrow(),
    )
    expect(trace.change).toEqual({ erased_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    const task = await own.inTenant((db) => db.selectFrom('tasks').select(['label', 'detail_text']).executeTakeFirstOrThrow())
    expect(task).toEqual({ label: `Rappeler #${person.id}`, detail_text: `#${person.id}` })
    const untouched = await own.inTenant((db) =>
      db.selectFrom('users').select(['mail', 'last_name']).where('id', '=', other.id).executeTakeFirstOrThrow(),
    )
    expect(untouched).toEqual({ mail: other.mail, last_name: 'Autrui' })
    const documents = await own.inTenant((db) => db.selectFrom('documents').select('category').execute())
    expect(documents).toHaveLength(1)
    // Run again, as a job that is tried twice would: nothing more happens.
    await runJobNow(program, own.id, 'erase-person', { request_id: running.id, by: boss.id })
    expect(await own.inTenant((db) => db.selectFrom('traces').select('id').where('action', '=', 'erase_user').execute())).toHaveLength(1)
  })

  test('reaches the copies others had of their mails, and nothing of them leaves again', async () => {
    const own = await aTenant(program, { own: ['mailing', 'templates'] })
    const boss = await own.anAdmin()
    const person = await own.aPerson({ first_name: 'Maëlys', last_name: 'Kerzanédec' })
    await own.inTenant((db) =>
      db
        .insertInto('mail_settings')
        .values({ moment: 'task_done', is_on: true, copy_to: ['compta@cabinet.test'] })
        .execute(),
    )
    await own.asMachine((context) =>
      context.services.enqueueMail(context, {
        moment: 'task_done',
        occurrence: 'copied before',
        to: { user_id: person.id, mail: person.mail, first_name: 'Maëlys', last_name: 'Kerzanédec', language: 'fr' },
        values: { title: 'Rappeler Maëlys Kerzanédec', author: 'Inès' },
      }),
    )
    const mails = () =>
      own.inTenant((db) =>
        db
          .selectFrom('mails')
          .select(['id', 'copy_of', 'recipient', 'subject', 'html', 'body_text', 'status'])
          .where('moment', '=', 'task_done')
          .orderBy('id')
          .execute(),
      )
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([person.mail, 'compta@cabinet.test'])
    expect((await mails()).every(({ subject }) => subject.includes('Kerzanédec'))).toBe(true)
    const mine = { params: { client: own.name, id: person.id } }
    const running = await callAs(program, boss, contract.erase, { ...mine, body: { confirmation: 'maëlys kerzanédec' } })
    await runJobNow(program, own.id, 'erase-person', { request_id: running.id, by: boss.id })
    const after = await mails()
    expect(after).toHaveLength(2)
    expect(JSON.stringify(after)).not.toMatch(/kerzan|compta@/i)
    const rejected = mailStatus.codeOf('rejected')
    expect(after.map(({ status, html }) => [status, html])).toEqual([
      [rejected, ''],
      [rejected, ''],
    ])
    const body = { ids: after.map(({ id }) => id), is_preview: false }
    const resent = await callAs(program, boss, mailingContract.resendRejected, { params: { client: own.name }, body })
    expect(resent).toMatchObject({ changed: 0, left: [{ reason: expect.stringContaining('effacé'), count: 2 }] })
    expect((await mails()).map(({ status }) => status)).toEqual([rejected, rejected])
  })

  test('control: without the sweep, the scan finds the person again', async () => {
    const own = await aTenant(program)
    await aRichLife(own)
    const places = await whereIs(own, /kerzan[ée]dec/)
    for (const place of [
      'users.last_name',
      'tasks.label',
      'mails.html',
      'complaints.person',
      'directory_messages.from_name',
      'documents.name',
      'files.name',
    ])
      expect(places).toContain(place)
  })

  test('someone else bearing the same name keeps it, and is told about', async () => {
    const own = await aTenant(program)
    const boss = await own.anAdmin()
    const { person } = await aRichLife(own)
    const homonym = await own.aPerson({ ...known, mail: 'autre@essai.test' })
    await own.inTenant((db) =>
      db
        .insertInto('notifications')
        .values({ user_id: homonym.id, type: 'to_do', label: JSON.stringify({ fr: 'Maëlys Kerzanédec', en: '' }) })
        .execute(),
    )
    const mine = { params: { client: own.name, id: person.id } }
    expect((await callAs(program, boss, contract.previewErasure, mine)).has_homonym).toBe(true)
    const running = await callAs(program, boss, contract.erase, { ...mine, body: { confirmation: 'Maëlys Kerzanédec' } })
    await runJobNow(program, own.id, 'erase-person', { request_id: running.id, by: boss.id })
    const [notification] = await own.inTenant((db) =>
      db.selectFrom('notifications').select('label').where('user_id', '=', homonym.id).execute(),
    )
    expect(notification?.label).toMatchObject({ fr: 'Maëlys Kerzanédec' })
    expect((await whereIs(own, /maelys\.kerzanedec@/)).map((place) => place.split('.')[0])).toEqual(
      expect.not.arrayContaining(['tasks', 'complaints', 'directory_messages']),
    )
    const task = await own.inTenant((db) => db.selectFrom('tasks').select('label').executeTakeFirstOrThrow())
    expect(task.label).toBe(`Rappeler #${person.id}`)
  })

  test('an administrator is not erased, nor a person still expected', async () => {
    const boss = await tenant.anAdmin({ first_name: 'Jean', last_name: 'Chef' })
    await expect(callAs(program, admin, contract.erase, { ...at(boss.id), body: { confirmation: 'Jean Chef' } })).rejects.toMatchObject({
      status: 409,
      message: 'Jean Chef ne peut pas être supprimé(e)',
    })
    const own = await aTenant(program)
    const { person } = await aRichLife(own, { isOver: false })
    const mine = { params: { client: own.name, id: person.id } }
    const claire = await own.anAdmin()
    expect((await callAs(program, claire, contract.previewErasure, mine)).obstacles).toEqual([{ kind: 'upcoming_registrations', n: 1 }])
    await expect(callAs(program, claire, contract.erase, { ...mine, body: { confirmation: 'Maëlys Kerzanédec' } })).rejects.toMatchObject({
      status: 409,
      message: 'Maëlys Kerzanédec a encore 1 inscription à venir\u00A0: il faut d’abord y mettre fin.',
    })
  })

  test('asked by the person it waits for the tenant, thirty days at most, with a task; a refusal gives its reason', async () => {
    const person = await tenant.aPerson({ first_name: 'Anne', last_name: 'Demande' })
    const request = await callAs(program, person, contract.erase, { ...at(person.id), body: { confirmation: 'Anne Demande' } })
    expect(request).toMatchObject({ kind: 'erasure', status: 'asked' })
    expect(Math.round((Date.parse(request.due_on) - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(29)
    expect(await mailsTo(person.mail, 'erasure_asked')).toHaveLength(1)
    const tasks = await tenant.inTenant((db) => db.selectFrom('tasks').select('label').where('user_id', '=', person.id).execute())
    expect(tasks).toEqual([{ label: 'Effacement demandé par Anne Demande' }])
    const pending = await callAs(program, admin, contract.pending, { params: { client: tenant.name } })
    expect(pending.map(({ user_name }) => user_name)).toContain('Anne Demande')
    await expect(callAs(program, person, contract.refuseErasure, { ...at(request.id), body: { reason: 'non' } })).rejects.toMatchObject({
      status: 403,
    })
    const refused = await callAs(program, admin, contract.refuseErasure, { ...at(request.id), body: { reason: 'Contrat en cours' } })
    expect(refused.status).toBe('refused')
    expect(await mailsTo(person.mail, 'erasure_refused')).toMatchObject([{ body_text: expect.stringContaining('Contrat en cours') }])
  })

  test('a trace can be blanked with the mark of an erasure, and changed in no other way', async () => {
    await tenant.asMachine(({ db }) => db.insertInto('traces').values({ action: 'essai', info: 'texte' }).execute())
    const change = (set: string) => tenant.inTenant((db) => sql`update traces set ${sql.raw(set)} where action = 'essai'`.execute(db))
    const mark = `change = jsonb_build_object('erased_on', to_char(current_date, 'YYYY-MM-DD'))`
    await expect(change(`info = 'autre'`)).rejects.toThrow('append-only')
    await expect(change(`info = null, change = '{"erased_on": "2020-01-01"}'`)).rejects.toThrow('append-only')
    await expect(change(`info = null, ${mark}, action = 'autre'`)).rejects.toThrow(/permission denied|append-only/)
    await change(`info = null, ${mark}`)
  })
})
