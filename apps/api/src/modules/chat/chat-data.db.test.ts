import { randomUUID } from 'node:crypto'
import { chatContract as contract } from '@kxo/domain/chat/contract'
import { mergesContract } from '@kxo/domain/contacts/merge/merges-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { gather } from '../privacy/erasure/gather.ts'
import { eraseConversations, forgetConversations } from './index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const inTenant = <Params extends object>(params: Params) => ({ params: { client: tenant.name, ...params } })
const start = (who: Persona, body: string, more: object = {}) =>
  callAs(program, who, contract.start, { ...inTenant({}), body: { body, key: randomUUID(), ...more } })
const post = (who: Persona, id: number, body: string, is_note = false) =>
  callAs(program, who, contract.post, { ...inTenant({ id }), body: { body, key: randomUUID(), is_note } })
const attach = (who: Persona, name: string) =>
  sendFile(program, who, contract.attach, {
    params: { client: tenant.name },
    name,
    bytes: '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF',
  })
const bodies = () =>
  tenant.inTenant(async (db) => (await db.selectFrom('conversation_messages').select('body').execute()).map(({ body }) => body))
const fileNames = () => tenant.inTenant(async (db) => (await db.selectFrom('files').select('name').execute()).map(({ name }) => name))

/** A person with a conversation of their own, a note about them, and a word in a group. */
async function aTalker(name: string) {
  const person = await tenant.aPerson()
  const file = await attach(person, `${name}.pdf`)
  const { id } = await start(person, `${name} écrit`, { files: [file.id] })
  await post(admin, id, `Réponse à ${name}`)
  await post(admin, id, `Note sur ${name}`, true)
  const event = await anOpenEvent(tenant)
  await tenant.inTenant((db) =>
    db
      .insertInto('registrations')
      .values({ event_id: event, user_id: person.id, status: registrationStatus.codeOf('registered'), code: `T${event}` })
      .execute(),
  )
  const group = await start(admin, `Groupe de ${name}`, { group: event })
  await post(person, group.id, `${name} au groupe`)
  return { person, id, group: group.id }
}

test('PRV-20: the copy of a person’s data holds what they and the organisation wrote each other, with its files, and no note', async () => {
  const { person } = await aTalker('Maëlys')
  const holdings = await tenant.inTenant((db) => gather(db, [person.id]))
  expect(holdings['conversation_messages']?.map((row) => row['body'])).toEqual(['Maëlys écrit', 'Réponse à Maëlys', 'Maëlys au groupe'])
  expect(holdings['files']?.map((row) => row['name'])).toEqual(['Maëlys.pdf'])
  expect(JSON.stringify(holdings)).not.toContain('Note sur')
})

test('PRV-20: erasing a person removes their conversations and files, and their words in groups; the others keep theirs', async () => {
  const { person, group } = await aTalker('Gaëtan')
  const { person: other } = await aTalker('Solène')
  await tenant.asMachine((context) => eraseConversations(context, [person.id]))
  const left = await bodies()
  expect(left.filter((body) => body.includes('Gaëtan'))).toEqual(['Groupe de Gaëtan'])
  expect(left).toEqual(expect.arrayContaining(['Solène écrit', 'Note sur Solène', 'Solène au groupe']))
  expect(await fileNames()).toContain('Solène.pdf')
  expect(await fileNames()).not.toContain('Gaëtan.pdf')
  const { messages } = await callAs(program, admin, contract.read, { ...inTenant({ id: group }), query: {} })
  expect(messages.map(({ body }) => body)).toEqual(['Groupe de Gaëtan', '…'])
  expect(
    (await callAs(program, other, contract.list, { ...inTenant({}), query: { page: 1, page_size: 25, scope: 'own', tab: 'open' } })).count,
  ).toBe(2)
})

test('PRV-22: what is closed and was silent for three years goes, the rest stays', async () => {
  const [old, recent, open] = [await aTalker('Ancienne'), await aTalker('Récente'), await aTalker('Ouverte')]
  for (const { id } of [old, recent]) await callAs(program, admin, contract.close, inTenant({ id }))
  const ago = (months: number) => new Date(Date.now() - months * 31 * 86_400_000)
  await tenant.inTenant(async (db) => {
    await db
      .updateTable('conversations')
      .set({ last_at: ago(37) })
      .where('id', 'in', [old.id, open.id])
      .execute()
    await db
      .updateTable('conversations')
      .set({ last_at: ago(30) })
      .where('id', '=', recent.id)
      .execute()
  })
  expect(await tenant.asMachine(forgetConversations)).toBe(1)
  const left = await bodies()
  expect(left.some((body) => body === 'Ancienne écrit')).toBe(false)
  expect(left).toEqual(expect.arrayContaining(['Récente écrit', 'Ouverte écrit']))
  expect(await fileNames()).not.toContain('Ancienne.pdf')
})

test('records made one: the conversations follow, and what each had read', async () => {
  const { person: survivor, group } = await aTalker('Restée')
  const { person: merged, id } = await aTalker('Fondue')
  await callAs(program, admin, mergesContract.merge, {
    ...inTenant({}),
    body: { kept: survivor.id, ids: [survivor.id, merged.id], from: {} },
  })
  const { results } = await callAs(program, survivor, contract.list, {
    ...inTenant({}),
    query: { page: 1, page_size: 25, scope: 'own', tab: 'open' },
  })
  expect(results.map((one) => one.id)).toEqual(expect.arrayContaining([id, group]))
  const { messages } = await callAs(program, survivor, contract.read, { ...inTenant({ id }), query: {} })
  expect(messages[0]).toMatchObject({ author_id: survivor.id, body: 'Fondue écrit' })
})
