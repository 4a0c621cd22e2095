import { attendanceContract } from '@kxo/domain/attendance/contract'
import { documentsContract } from '@kxo/domain/documents/contract'
import { ticketByLink } from '@kxo/domain/documents/paths'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { found } from '../../../platform/context.ts'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { aRegistration, aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { makeLink } from '../../identity/index.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { has_sms: true } })
})
afterAll(async () => {
  await program.close()
  await closePdfEngine()
})

const far = new Date(Date.now() + 90 * 86_400_000)
const anEvent = () => aSession(tenant, { slots: [{ start_at: far, end_at: new Date(far.getTime() + 3 * 3_600_000) }] })
const passOf = (who: Persona, id: number) => callAs(program, who, attendanceContract.pass, { params: { client: tenant.name, id } })
/** Whoever opens a link acts with the session it gives. */
async function openedBy(person: Persona, code: string): Promise<Persona & { path: string }> {
  const { session, path } = await callAs(program, null, waysInContract.openLink, { params: { client: tenant.name, code } })
  return { ...person, token: session.access, path }
}

/** Somebody without an account, and what their ticket's mail says. */
async function mailedTicket() {
  const event = await anEvent()
  const holder = await tenant.aPerson({ first_name: 'Élodie' })
  const registration = await aRegistration(tenant, event.id, holder.id)
  await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration.id })
  const { body_text } = await tenant.inTenant((db) =>
    db.selectFrom('mails').select('body_text').where('recipient', '=', holder.mail).executeTakeFirstOrThrow(),
  )
  return { event, holder, registration, code: found(/\/lien-sms\/([\w-]+)/.exec(body_text)?.[1]) }
}

test('the link of a ticket’s mail opens that ticket, until its event is over, and nothing of another', async () => {
  const { event, holder, registration, code } = await mailedTicket()
  const link = await callAs(program, null, waysInContract.readLink, { params: { client: tenant.name, code } })
  expect(link.expires_at.getTime()).toBeGreaterThan(far.getTime())
  const come = await openedBy(holder, code)
  expect(come.path).toBe(ticketByLink(event.url, registration.id))
  expect(await passOf(come, registration.id)).toMatchObject({ registration: registration.id, is_valid: true })

  const missing = { status: 404 }
  const others = await aRegistration(tenant, event.id, (await tenant.aPerson()).id)
  await expect(passOf(come, others.id)).rejects.toMatchObject(missing)
  const ownOther = await aRegistration(tenant, (await anEvent()).id, holder.id)
  await expect(passOf(come, ownOther.id)).rejects.toMatchObject(missing)
  await expect(
    callAs(program, come, documentsContract.documents, { params: { client: tenant.name }, query: { page: 1, page_size: 25 } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('a link of the same person to something else opens no ticket', async () => {
  const { holder, registration, event } = await mailedTicket()
  const code = await tenant.asMachine((context) =>
    makeLink(context, { user_id: holder.id, purpose: 'event', path: `/events/${event.id}`, expires_at: far }),
  )
  await expect(passOf(await openedBy(holder, code), registration.id)).rejects.toMatchObject({ status: 404 })
})

test('a link that names somebody else’s ticket opens none', async () => {
  const { registration, event } = await mailedTicket()
  const stranger = await tenant.aPerson()
  const code = await tenant.asMachine((context) =>
    makeLink(context, { user_id: stranger.id, purpose: 'ticket', path: ticketByLink(event.url, registration.id), expires_at: far }),
  )
  await expect(passOf(await openedBy(stranger, code), registration.id)).rejects.toMatchObject({ status: 404 })
})

test('the text message beside the mail leads to the ticket too', async () => {
  const event = await anEvent()
  const holder = await tenant.aPerson({ phone: '0612345678' })
  await tenant.inTenant(async (db) => {
    const sms = {
      name: 'Billet',
      segments: 1,
      moment: 'register_guest',
      language: 'fr',
      kind: 'service',
      body: 'Votre billet {{link.sms}}',
      is_active: true,
    }
    await db.insertInto('sms_templates').values(sms).execute()
  })
  const registration = await aRegistration(tenant, event.id, holder.id)
  await runJobNow(program, tenant.id, 'issue-ticket', { registration_id: registration.id })
  const sent = await tenant.inTenant((db) => db.selectFrom('sms').select('body').where('user_id', '=', holder.id).executeTakeFirstOrThrow())
  const [, code] = found(/\/lien-sms\/([\w-]+)/.exec(sent.body))
  expect(await passOf(await openedBy(holder, code!), registration.id)).toMatchObject({ registration: registration.id })
})
