import { closing } from '@kxo/domain/documents/opening'
import { eventsContract } from '@kxo/domain/events/contract'
import { handoutsContract as contract } from '@kxo/domain/events/handouts/handouts-contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPartnerOf, aRegistration } from '../../../testing/a-session.ts'
import { aWrittenText } from '../../../testing/a-written-text.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { openPersonalLink } from '../../identity/links/open-link.ts'
import { announceHandout } from '../jobs.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  event = await anOpenEvent(tenant)
})
afterAll(() => program.close())

const give = (query: Record<string, string> = {}) =>
  sendFile(program, admin, contract.giveOut, {
    params: { client: tenant.name, id: event },
    query: { name: 'Support', ...query },
    name: 'support.pdf',
    bytes: '%PDF-1.7 essai',
  })
const on = (handout: number) => ({ params: { client: tenant.name, id: event, handout } })
const counts = (id: number, who = admin) => callAs(program, who, contract.handoutNotice, on(id))
const tell = (id: number, who = admin) => callAs(program, who, contract.tellHandout, on(id))
const leave = (id: number) => runJobNow(program, tenant.id, announceHandout.name, { document_id: id })
const mails = (who: Persona) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('recipient', '=', who.mail)
      .where('moment', '=', 'send_document')
      .execute(),
  )
const registered = async (status: Parameters<typeof aRegistration>[3] = 'registered') => {
  const person = await tenant.aPerson()
  await aRegistration(tenant, event, person.id, status)
  return person
}

test('those a document is open to are told once, whoever comes later when it is told again, and nobody else', async () => {
  const [anne, unpaid] = [await registered(), await registered('toPay')]
  const partner = await tenant.aPartner()
  await aPartnerOf(tenant, event, partner.id)
  const { id } = await give()
  expect(await tell(id)).toEqual({ waiting: 2, told: 0 })
  await leave(id)
  await leave(id)
  expect([await mails(anne), await mails(partner), await mails(unpaid)].map(({ length }) => length)).toEqual([1, 1, 0])
  const late = await registered()
  expect(await tell(id)).toEqual({ waiting: 1, told: 2 })
  await leave(id)
  expect([await mails(anne), await mails(late)].map(({ length }) => length)).toEqual([1, 1])
  expect(await counts(id)).toEqual({ waiting: 0, told: 3 })
})

test('several documents announced in a row make one mail', async () => {
  const anne = await registered()
  for (const name of ['Support', 'Guide']) {
    const { id } = await give({ name })
    await tell(id)
    await leave(id)
  }
  const [mail, ...others] = await mails(anne)
  expect(others).toEqual([])
  expect(mail!.subject).toBe('2 documents pour vous')
  expect(mail!.body_text).toContain('« Support » (Conduire une réunion)'.replace('« ', '«\u00A0').replace(' »', '\u00A0»'))
  expect(mail!.body_text).toContain('Guide')
})

test('workers at once write to a person once; without the notices they would write twice', async () => {
  const people = [await registered(), await registered(), await registered()]
  const { id } = await give()
  await Promise.all([leave(id), leave(id), leave(id)])
  for (const person of people) expect(await mails(person)).toHaveLength(1)
  expect(await counts(id)).toEqual({ waiting: 0, told: 3 })
  await tenant.inTenant((db) => db.deleteFrom('document_notices').where('document_id', '=', id).execute())
  expect(await counts(id)).toEqual({ waiting: 3, told: 0 })
})

test('a document not open yet, for administrators alone, or of a cancelled event is announced to nobody', async () => {
  await registered()
  for (const query of [{ opens: '2' }, { restriction: '9' }] as Record<string, string>[]) {
    const { id } = await give(query)
    expect(await counts(id)).toEqual({ waiting: 0, told: 0 })
    await expect(tell(id)).rejects.toMatchObject({ status: 409, code: 'nobodyReads' })
  }
  const { id } = await give()
  await expect(tell(id, await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
  await tenant.inTenant((db) => db.updateTable('events').set({ cancelled_at: new Date() }).where('id', '=', event).execute())
  await expect(tell(id)).rejects.toMatchObject({ status: 409 })
})

test('who has no account opens the page of the event by the link of the mail, and reads the document there', async () => {
  const anne = await registered()
  await tenant.inTenant((db) => db.updateTable('users').set({ password_hash: null }).where('id', '=', anne.id).execute())
  const activity = await callAs(program, admin, eventsContract.addActivity, {
    params: { client: tenant.name, id: event },
    body: { title: 'Plénière', enrolment: 'mandatory', choice_group: '', is_online: false },
  })
  const { id } = await give({ activity: String(activity.id) })
  await tell(id)
  await leave(id)
  const [mail] = await mails(anne)
  const code = /lien-sms\/([\w-]+)/.exec(mail!.body_text)?.[1] ?? ''
  const { session, path } = await tenant.asMachine((context) =>
    openPersonalLink(context, { params: { client: tenant.name, code } } as never),
  )
  expect(path).toBe(`/events/${event}`)
  const behind = { ...anne, token: session.access }
  const [own] = await callAs(program, behind, contract.ownHandouts, { params: { client: tenant.name, id: event } })
  expect(own).toMatchObject({ id, is_open: true })
  const opens = async (handout: number) =>
    (
      await program.app.inject({
        url: `/api${fillPath(contract.readOwnHandout.path, { client: tenant.name, id: event, handout })}`,
        headers: { authorization: `Bearer ${session.access}` },
      })
    ).statusCode
  const hidden = await give({ name: 'Corrigé', restriction: '3' })
  expect([await opens(id), await opens(hidden.id)]).toEqual([200, 404])
})

test('a text of the tenant’s own says what kind of document it is and until when it is read', async () => {
  await callAs(program, admin, templatesContract.saveTemplate, {
    params: { client: tenant.name, moment: 'send_document' },
    body: { ...aWrittenText('{{document.name}}\u00A0: {{document.category}}, {{document.status}}, {{document.deadline}}.'), is_new: false },
  })
  const anne = await registered()
  const { id } = await give()
  await tenant.inTenant((db) =>
    db
      .updateTable('documents')
      .set({ closes: closing.codeOf('day'), closes_on: '2030-12-05' })
      .where('id', '=', id)
      .execute(),
  )
  await tell(id)
  await leave(id)
  const [mail] = await mails(anne)
  expect(mail?.body_text.split('\n\n')[1]).toBe('Support\u00A0: Support, Validé, 5 décembre 2030.')
})
