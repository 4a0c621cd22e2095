import { ownPapersContract as own } from '@kxo/domain/documents/requests/own-papers-contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { partnerRecordsContract as contract } from '@kxo/domain/partners/records/record-contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendDueAt } from '../../../testing/send-due-at.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { openPersonalLink } from '../../identity/links/open-link.ts'
import { decideRequest } from './decide-request.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let paul: Persona
let partner: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  paul = await aPartner()
})
afterAll(() => program.close())

async function aPartner() {
  const person = await tenant.aPerson({ first_name: 'Paul', last_name: 'Girard' })
  await tenant.inTenant((db) => db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute())
  const record = await callAs(program, admin, contract.create, {
    params: { client: tenant.name },
    body: { user_id: person.id, kind: 'provider' },
  })
  partner = record.id
  return person
}
const ask = async (name: string): Promise<number> => {
  const { papers } = await callAs(program, admin, contract.askPaper, { params: { client: tenant.name, id: partner }, body: { name } })
  return papers.find((paper) => paper.name === name)!.id
}
const list = (who: Persona) => callAs(program, who, own.list, { params: { client: tenant.name } })
const deposit = (who: Persona, paper: number, query: Record<string, string> = {}) =>
  sendFile(program, who, own.deposit, { params: { client: tenant.name, paper }, query, name: 'cv.pdf', bytes: '%PDF-1.7 essai' })
const accept = (id: number) => tenant.asMachine((context) => decideRequest(context, id, { is_accepted: true }))
const documentsOf = (name: string) =>
  tenant.inTenant((db) => db.selectFrom('documents').select('status').where('name', '=', name).where('user_id', '=', paul.id).execute())
const mails = (moment: string) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('recipient', '=', paul.mail)
      .where('moment', '=', moment)
      .orderBy('id')
      .execute(),
  )
/** Paul behind the link of the last mail of a moment. */
async function behindLink(moment = 'request_document'): Promise<Persona & { path: string }> {
  const code = /lien-sms\/([\w-]+)/.exec((await mails(moment)).at(-1)?.body_text ?? '')?.[1] ?? ''
  const { session, path } = await tenant.asMachine((context) =>
    openPersonalLink(context, { params: { client: tenant.name, code } } as never),
  )
  return { ...paul, token: session.access, path }
}

test('a partner without an account deposits what is asked by the link of the mail, and the record has it', async () => {
  const id = await ask('Diplôme')
  const linked = await behindLink()
  expect(linked.path).toBe('/otherdocs')
  expect(await list(linked)).toMatchObject([{ id, name: 'Diplôme', state: 'missing', file_name: null }])
  expect(await deposit(linked, id)).toMatchObject([{ id, state: 'toCheck', file_name: 'cv.pdf' }])
  // Nobody looked at it yet: another may take its place.
  expect(await deposit(linked, id)).toMatchObject([{ id, state: 'toCheck' }])
  expect(await documentsOf('Diplôme')).toEqual([{ status: 3 }])
  const read = async (who: Persona): Promise<number> =>
    (
      await program.app.inject({
        url: `/api${fillPath(own.read.path, { client: tenant.name, paper: id })}`,
        headers: { authorization: `Bearer ${who.token}` },
      })
    ).statusCode
  expect(await read(linked)).toBe(200)
  const record = await callAs(program, admin, contract.get, { params: { client: tenant.name, id: paul.id, kind: 'provider' } })
  expect(record.papers).toMatchObject([{ id, file_name: 'cv.pdf' }])
  await accept(id)
  await expect(deposit(linked, id)).rejects.toMatchObject({ status: 409, code: 'paperHolds' })
  const other = await aPartner()
  expect([await list(other), await read(other)]).toEqual([[], 404])
  await expect(deposit(other, id)).rejects.toMatchObject({ status: 404 })
})

test('what expires is followed by another one, which says until when it holds', async () => {
  const id = await ask('Vigilance')
  const linked = await behindLink()
  await deposit(linked, id)
  await accept(id)
  const today = dayInZone(new Date(), 'Europe/Paris')
  const ends = (expires_on: string) =>
    tenant.inTenant((db) => db.updateTable('document_requests').set({ expires_on }).where('id', '=', id).execute())
  for (const end of [addDays(today, 10), addDays(today, -1)]) {
    await ends(end)
    for (const query of [{}, { expires_on: today }] as Record<string, string>[])
      await expect(deposit(linked, id, query)).rejects.toMatchObject({ status: 422 })
  }
  const next = addDays(today, 365)
  expect(await deposit(linked, id, { expires_on: next })).toMatchObject([{ name: 'Vigilance', state: 'toCheck', expires_on: next }])
  await expect(deposit(linked, id, { expires_on: next })).rejects.toMatchObject({ status: 404 })
})

test('what is asked is asked again after five days and after twelve, once each, and no more once it came', async () => {
  const [diploma, insurance] = [await ask('Diplôme'), await ask('Assurance')]
  const since = new Date('2031-03-03T10:00:00Z')
  await tenant.inTenant((db) => db.updateTable('document_requests').set({ created_at: since }).where('partner_id', '=', partner).execute())
  const dueBy = async (day: string) => {
    for (const hour of ['08:30', '10:00']) await sendDueAt(program, tenant.id, new Date(`${day}T${hour}:00Z`))
    return (await mails('remind_partner_paper')).map(({ subject }) => subject).toSorted()
  }
  expect(await dueBy('2031-03-07')).toEqual([])
  const both = ['Assurance', 'Diplôme'].map((name) => `Pièce toujours attendue\u00A0: ${name}`)
  expect(await dueBy('2031-03-08')).toEqual(both)
  expect((await behindLink('remind_partner_paper')).path).toBe('/otherdocs')
  await deposit(await behindLink(), diploma)
  expect(await dueBy('2031-03-15')).toEqual([both[0], ...both])
  expect(await list(await behindLink())).toMatchObject([{ id: insurance }, { id: diploma }])
})

test('what was deposited is taken back until somebody looked at it; what was refused says why and is deposited again', async () => {
  const id = await ask('CV')
  const withdraw = () => callAs(program, paul, own.withdraw, { params: { client: tenant.name, paper: id } })
  await expect(withdraw()).rejects.toMatchObject({ status: 404 })
  await deposit(paul, id)
  expect(await withdraw()).toMatchObject([{ id, state: 'missing', file_name: null }])
  await deposit(paul, id)
  await tenant.asMachine((context) => decideRequest(context, id, { is_accepted: false, reason: 'Illisible' }))
  expect(await list(paul)).toMatchObject([{ id, state: 'refused', reason: 'Illisible' }])
  expect((await mails('reject_document')).at(-1)?.body_text).toContain('Illisible')
  await expect(withdraw()).rejects.toMatchObject({ status: 409 })
  expect(await deposit(paul, id)).toMatchObject([{ id, state: 'toCheck', reason: null }])
  await accept(id)
  expect((await mails('validate_document')).at(-1)?.subject).toBe('Document accepté\u00A0: CV')
  await expect(accept(id)).rejects.toThrow('paperNotThere')
})
