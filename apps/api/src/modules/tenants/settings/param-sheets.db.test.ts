import { eventsContract } from '@kxo/domain/events/contract'
import { accountContract } from '@kxo/domain/identity/account-contract'
import { identityContract } from '@kxo/domain/identity/contract'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { settingsContract as contract } from '@kxo/domain/tenants/settings/settings-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { aBill } from '../../../testing/a-bill.ts'
import { aMailServer, type MailServer } from '../../../testing/a-mail-server.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { openSession } from '../../identity/sessions/sessions.ts'

let program: Program
let server: MailServer
let world: TenantWorld
let boss: Persona
beforeAll(async () => {
  server = await aMailServer()
  program = await startProgram({ environment: { SMTP_URL: server.url, MAIL_FROM: 'envoi@kxo.test' } })
})
afterAll(async () => {
  await program.close()
  await server.close()
})
beforeEach(async () => {
  world = await aTenant(program)
  boss = await world.anAdmin()
})

const here = () => ({ params: { client: world.name } })
const tabs = {
  sending: 'saveSending',
  payment: 'savePayment',
  access: 'saveAccess',
  data: 'saveData',
} as const
async function set(tab: keyof typeof tabs, change: Record<string, unknown>): Promise<void> {
  const { version } = await callAs(program, boss, contract[tab], here())
  await callAs(program, boss, contract[tabs[tab]], { ...here(), body: { version, ...change } })
}
const lastTrace = () =>
  world.inTenant((db) => db.selectFrom('traces').select(['action', 'subject', 'change', 'info']).orderBy('id', 'desc').executeTakeFirst())

/** Asks for a new password and delivers the mail for real. */
async function aDeliveredMail() {
  await callAs(program, null, waysInContract.requestPasswordReset, { ...here(), body: { mail: boss.mail } })
  await runJobNow(program, world.id, 'send-password-link', { mail: boss.mail })
  const { id } = await world.inTenant((db) => db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow())
  await runJobNow(program, world.id, 'deliver-mail', { mail_id: id })
  return server.received.at(-1)!
}

test('B7 Envois: the sender name, the reply address and the last lines are those of every mail', async () => {
  const plain = await aDeliveredMail()
  expect([plain.from?.text, plain.replyTo]).toEqual(['"Essai" <envoi@kxo.test>', undefined])
  await world.inTenant((db) => sql`delete from mails`.execute(db))
  await set('sending', {
    mail_sender_name: 'Académie',
    mail_reply_to: 'accueil@essai.test',
    mail_footer: '12 rue de la Fosse\nOuvert <9 h',
  })
  expect(await lastTrace()).toMatchObject({ action: 'update_settings', subject: 'settings_sending' })
  const own = await aDeliveredMail()
  expect([own.from?.value[0], own.replyTo?.text]).toEqual([{ name: 'Académie', address: 'envoi@kxo.test' }, 'accueil@essai.test'])
  expect(own.text).toMatch(/12 rue de la Fosse\nOuvert <9 h\s*$/)
  expect(own.html).toContain('12 rue de la Fosse<br>Ouvert &#60;9 h</div>')
  expect(await callAs(program, boss, contract.sending, here())).toMatchObject({ is_delivered: true, from_address: 'envoi@kxo.test' })
})

test('whoever answers a mail reaches the help the tenant shows, when no address is set for answers', async () => {
  const contact = JSON.stringify({ name: 'Accueil', mail: 'aide@essai.test' })
  await acrossTenants(program.database, ({ db }) => db.updateTable('tenants').set({ contact }).where('id', '=', world.id).execute())
  expect((await aDeliveredMail()).replyTo?.text).toBe('aide@essai.test')
  await set('sending', { mail_reply_to: 'accueil@essai.test' })
  await world.inTenant((db) => sql`delete from mails`.execute(db))
  expect((await aDeliveredMail()).replyTo?.text).toBe('accueil@essai.test')
})

test('a code is alone on its line, drawn to be read at a glance', async () => {
  await callAs(program, null, waysInContract.sendValidationCode, { ...here(), body: { mail: 'nouveau@essai.test' } })
  const { id } = await world.inTenant((db) => db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow())
  await runJobNow(program, world.id, 'deliver-mail', { mail_id: id })
  const { text, html, subject } = server.received.at(-1)!
  const code = /\d{6}/.exec(subject ?? '')?.[0] ?? 'none'
  expect(text?.split('\n')).toContain(code)
  expect(html).toMatch(new RegExp(`font-size:28px[^>]*>${code}</p>`))
})

test('B7 Paiement: a bill is due after the tenant’s term, and people see the means it offers', async () => {
  const payer = await world.aPerson()
  const draft = () => aBill(program, boss, { client: world.name, user: payer.id })
  const days = ({ issue_date, due_date }: { issue_date: string | null; due_date: string | null }) =>
    (Date.parse(due_date ?? '') - Date.parse(issue_date ?? '')) / 86_400_000
  const first = await draft()
  const means = (bill: number) =>
    callAs(program, payer, paymentsContract.billPayment, { params: { client: world.name, id: bill } }).then((answer) => answer.means)
  expect([days(first), await means(first.id)]).toEqual([30, ['card', 'transfer', 'cheque']])
  await set('payment', { bill_term_days: 45, payment_means: ['transfer'] })
  const second = await draft()
  expect([days(second), await means(second.id)]).toEqual([45, ['transfer']])
  const pay = callAs(program, payer, paymentsContract.openCheckout, {
    params: { client: world.name, id: second.id },
    body: { amount: second.to_be_paid },
  })
  await expect(pay).rejects.toMatchObject({ code: 'meansNotOffered' })
})

test('FOR-12 B7 Paiement: what a new one starts with, 30 % at most when people may pay themselves', async () => {
  await set('payment', { first_downpayment_rate: 50, first_downpayment_delay: 20 })
  const create = (is_training: boolean) =>
    callAs(program, boss, eventsContract.create, { ...here(), body: { title: 'Atelier', is_training } as never })
  const terms = async (id: number) =>
    world.inTenant((db) =>
      db.selectFrom('events').select(['downpayment_rate', 'downpayment_delay']).where('id', '=', id).executeTakeFirstOrThrow(),
    )
  expect(await terms((await create(false)).id)).toEqual({ downpayment_rate: 50, downpayment_delay: 20 })
  expect(await terms((await create(true)).id)).toEqual({ downpayment_rate: 30, downpayment_delay: 20 })
})

test('B7 Accès: accounts are opened from the admitted addresses alone', async () => {
  const ask = (mail: string) => callAs(program, null, waysInContract.sendValidationCode, { ...here(), body: { mail } })
  await set('access', { signup_domains: ['essai.test', 'ecole.test'] })
  await expect(ask('alix@ailleurs.test')).rejects.toMatchObject({
    status: 403,
    message: 'Les comptes s’ouvrent avec une adresse essai.test, ecole.test.',
  })
  await expect(ask('alix@faux-essai.test')).rejects.toMatchObject({ status: 403 })
  await ask('alix@ecole.test')
  await set('access', { self_signup: 'no' })
  await expect(ask('alix@ecole.test')).rejects.toMatchObject({ status: 403 })
})

test('B7 Accès: a session lasts as long as the tenant says, and all of them but one’s own are closed at once', async () => {
  await set('access', { session_days: 3 })
  const person = await world.aPerson()
  await callAs(program, boss, accountContract.connectAs, { params: { client: world.name, id: person.id } })
  await world.asMachine((context) => openSession(context, person.id))
  const life = await world.inTenant((db) =>
    sql<{ days: number }>`select round(extract(epoch from expires_at - created_at) / 86400)::int as days from sessions
      where user_id = ${person.id} and acting_admin_id is null order by created_at desc limit 1`.execute(db),
  )
  expect(life.rows).toEqual([{ days: 3 }])
  expect((await callAs(program, boss, contract.access, here())).open_sessions).toBe(4)
  expect(await callAs(program, boss, contract.closeSessions, here())).toEqual({ closed: 3 })
  expect(await lastTrace()).toMatchObject({ action: 'close_sessions', info: '3' })
  await expect(callAs(program, person, identityContract.me, {})).rejects.toMatchObject({ status: 401 })
  expect((await callAs(program, boss, contract.access, here())).open_sessions).toBe(1)
  await expect(callAs(program, await world.aPerson(), contract.closeSessions, here())).rejects.toMatchObject({ status: 403 })
})

test('PRV-22 B7 Données: each night, what is kept for a time only goes; the rest stays', async () => {
  const person = await world.aPerson()
  const ago = (months: number) => sql<Date>`now() - make_interval(months => ${months})`
  await world.inTenant(async (db) => {
    for (const [months, subject] of [
      [5, 'ancien'],
      [3, 'récent'],
    ] as const)
      await sql`insert into mails (moment, occurrence, recipient, recipient_name, subject, html, body_text, status, created_at)
        values ('m', ${subject}, 'a@essai.test', 'A', ${subject}, '<p>corps</p>', 'corps', 5, ${ago(months)})`.execute(db)
    for (const months of [13, 11])
      await sql`insert into notifications (user_id, type, label, created_at) values (${person.id}, ${`vieux de ${months}`}, '{}', ${ago(months)})`.execute(
        db,
      )
    for (const months of [9, 7]) {
      await sql`insert into login_failures (subject, failed_at) values (${`mail ${months}`}, ${ago(months)})`.execute(db)
      await sql`insert into sessions (id, user_id, created_at, expires_at) values (gen_random_uuid(), ${person.id}, ${ago(months + 1)}, ${ago(months)})`.execute(
        db,
      )
    }
  })
  await set('data', { keep_mails_months: 4, keep_connections_months: 8 })
  await runJobNow(program, world.id, 'forget-exports', {})
  const left = await world.inTenant(async (db) => ({
    mails: await db.selectFrom('mails').select(['subject', 'html']).where('moment', '=', 'm').orderBy('subject').execute(),
    notifications: (await db.selectFrom('notifications').select('type').execute()).map(({ type }) => type),
    failures: (await db.selectFrom('login_failures').select('subject').execute()).map(({ subject }) => subject),
    sessions: (await db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute()).length,
  }))
  expect(left).toEqual({
    mails: [
      { subject: 'ancien', html: '' },
      { subject: 'récent', html: '<p>corps</p>' },
    ],
    notifications: ['vieux de 11'],
    failures: ['mail 7'],
    sessions: 2,
  })
  expect(await lastTrace()).toMatchObject({
    action: 'apply_retention',
    change: { mails: 1, notifications: 1, sessions: 1, login_failures: 1 },
  })
})
