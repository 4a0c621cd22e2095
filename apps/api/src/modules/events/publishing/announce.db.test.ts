import { eventsContract } from '@kxo/domain/events/contract'
import { onboarding } from '@kxo/domain/events/nature'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aReadyDraft } from '../../../testing/a-draft.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { recordConsent } from '../../traces/index.ts'
import { saveSearch } from '../alerts/save-search.ts'
import { announce } from './announce.ts'

let program: Program
let world: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  world = await aTenant(program)
  admin = await world.anAdmin()
})

const consent = (person: Persona, is_given: boolean) =>
  world.asMachine((context) => recordConsent(context, { user_id: person.id, channel: 'mail', is_given, source: 'profile' }))
const switchOn = () => world.inTenant((db) => db.insertInto('mail_settings').values({ moment: 'publish_event', is_on: true }).execute())
const announced = async () =>
  (await world.inTenant((db) => db.selectFrom('mails').select('recipient').where('moment', '=', 'publish_event').execute()))
    .map(({ recipient }) => recipient)
    .toSorted()

test('publishing announces nothing until the moment is switched on, then a job, and only the first time', async () => {
  const jobs = async () =>
    (await program.database.pool.query(`select count(*)::int as n from pgboss.job where name = 'tell-publication'`)).rows[0].n as number
  const before = await jobs()
  const publish = async (id: number) => callAs(program, admin, eventsContract.publish, { params: { client: world.name, id } })
  const silent = await aReadyDraft(program, world, admin, 'Un')
  await publish(silent)
  expect(await jobs()).toBe(before)
  await switchOn()
  const id = await aReadyDraft(program, world, admin, 'Deux')
  await publish(id)
  expect(await jobs()).toBe(before + 1)
  await callAs(program, admin, eventsContract.unpublish, { params: { client: world.name, id } })
  await publish(id)
  expect(await jobs()).toBe(before + 1)
})

test('PRV-02 whoever agreed to news hears of it once, whoever refused or never said so does not', async () => {
  await switchOn()
  const [agreed, refused] = [await world.aPerson({}), await world.aPerson({}), await world.aPerson({})]
  await consent(agreed, true)
  await consent(refused, true)
  await consent(refused, false)
  const event_id = await anOpenEvent(world, { title: 'Atelier' })
  const run = () => world.asMachine((context) => announce(context, { event_id, after: 0 }))
  await run()
  await run()
  expect(await announced()).toEqual([agreed.mail])
})

test('an event on criteria is announced to those who meet them, one reserved to its company, one by invitation to nobody', async () => {
  await switchOn()
  const [meets, other] = [await world.aPerson({ last_name: 'Lemaire' }), await world.aPerson({ last_name: 'Autre' })]
  await consent(meets, true)
  await consent(other, true)
  const invited = await anOpenEvent(world, { onboarding: onboarding.codeOf('onInvitation') })
  await world.asMachine((context) => announce(context, { event_id: invited, after: 0 }))
  expect(await announced()).toEqual([])
  const event_id = await anOpenEvent(world, { onboarding: onboarding.codeOf('onCriteria') })
  await world.inTenant((db) =>
    db
      .insertInto('event_criteria')
      .values({ event_id, rank: 1, field: 'last_name', comparator: '=', value: JSON.stringify('Lemaire') })
      .execute(),
  )
  await world.asMachine((context) => announce(context, { event_id, after: 0 }))
  expect(await announced()).toEqual([meets.mail])
})

const choose = async (id: number, chosen: 'nobody' | 'followers' | 'everyone') => {
  const on = { params: { client: world.name, id } }
  const { version, url } = await callAs(program, admin, eventsContract.record, on)
  await callAs(program, admin, eventsContract.changePublication, {
    ...on,
    body: { version, url, responsible_id: admin.id, is_displayed_first: false, announcement: chosen },
  })
}
/** No part of a link: two letters alone are found by chance in the token of a message. */
const named = (title: string): string => `Atelier ${title}`
const follow = (mail: string, search: string, user_id: number | null = null) =>
  world.asMachine((context) => saveSearch(context, { mail, search, user_id, isProven: true }))

test('who would hear of an event is counted before it is published, each address once', async () => {
  const [reader, silent] = [await world.aPerson({}), await world.aPerson({})]
  await consent(reader, true)
  await consent(silent, false)
  const id = await aReadyDraft(program, world, admin, 'Lire un bilan')
  const reach = (person = admin) => callAs(program, person, eventsContract.reach, { params: { client: world.name, id } })
  expect(await reach()).toEqual({ followers: 0, everyone: 1, is_on: false })
  await switchOn()
  await follow('lise@visite.test', '?q=bilan')
  await follow('lise@visite.test', '')
  await follow('autre@visite.test', '?q=plomberie')
  await follow(reader.mail, '', reader.id)
  expect(await reach()).toEqual({ followers: 2, everyone: 2, is_on: true })
  await world.inTenant((db) =>
    db
      .updateTable('events')
      .set({ onboarding: onboarding.codeOf('onInvitation') })
      .where('id', '=', id)
      .execute(),
  )
  expect(await reach()).toEqual({ followers: 0, everyone: 0, is_on: true })
  await expect(reach(reader)).rejects.toMatchObject({ status: 403 })
})

test('announced to followers only alerts leave, to nobody not even them, to everyone one message each', async () => {
  await switchOn()
  const reader = await world.aPerson({})
  await consent(reader, true)
  await follow(reader.mail, '', reader.id)
  await follow('lise@visite.test', '')
  await world.inTenant((db) =>
    db
      .updateTable('saved_searches')
      .set({ told_at: new Date(Date.now() - 60_000) })
      .execute(),
  )
  const mailsNow = () =>
    world.inTenant((db) =>
      db
        .selectFrom('mails')
        .select(['moment', 'recipient', 'html'])
        .where('moment', 'in', ['publish_event', 'alert_match'])
        .orderBy('id')
        .execute(),
    )
  for (const [title, chosen] of [
    ['Tu', 'nobody'],
    ['Suivi', 'followers'],
    ['Dit', 'everyone'],
  ] as const) {
    const id = await aReadyDraft(program, world, admin, named(title))
    await choose(id, chosen)
    await callAs(program, admin, eventsContract.publish, { params: { client: world.name, id } })
    await world.asMachine((context) => announce(context, { event_id: id, after: 0 }))
  }
  expect((await mailsNow()).map(({ moment, recipient }) => [moment, recipient])).toEqual([['publish_event', reader.mail]])
  await runJobNow(program, world.id, 'send-alerts', {})
  const alerts = (await mailsNow()).filter(({ moment }) => moment === 'alert_match')
  const titles = (mail: string) =>
    ['Tu', 'Suivi', 'Dit'].filter((title) => alerts.some(({ recipient, html }) => recipient === mail && html.includes(named(title))))
  expect([titles(reader.mail), titles('lise@visite.test')]).toEqual([['Suivi'], ['Suivi', 'Dit']])
})
