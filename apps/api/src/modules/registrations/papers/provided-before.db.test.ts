import { requestedPapersContract as requestedPapers } from '@kxo/domain/events/papers/requested-papers-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { moveContract as moving } from '@kxo/domain/registrations/moving/move-contract'
import { registrationPapersContract as papers } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const start = { start_date: '2031-03-10T08:00:00Z', end_date: '2031-03-11T16:00:00Z' }
const anEvent = (fields = {}) => anOpenEvent(tenant, { ...start, limit_date: null, ...fields })
const on = (id: number) => ({ params: { client: tenant.name, id } })
const at = (id: number, paper: number) => ({ params: { client: tenant.name, id, paper } })
const ask = (event: number, fields: { name?: string; is_checked?: boolean; is_each_time?: boolean } = {}) =>
  callAs(program, admin, requestedPapers.askPaper, {
    ...on(event),
    body: { name: 'Carte de séjour', is_required: true, is_checked: true, releases_place: false, is_each_time: false, ...fields },
  })
const register = (event: number, who = person) => callAs(program, who, registrations.start, { ...on(event), body: { submit: true } })
const deposit = (id: number, paper: number, who = person) =>
  sendFile(program, who, papers.depositPaper, { ...at(id, paper), name: 'carte.pdf', bytes: Buffer.from('%PDF-1.4 essai') })
const accept = (id: number, paper: number, valid_until?: string) =>
  callAs(program, admin, papers.decidePaper, { ...at(id, paper), body: { is_accepted: true, ...(valid_until && { valid_until }) } })
const paperOf = async (id: number, who = person) => (await callAs(program, who, papers.papers, on(id)))[0]!

/** Registered, deposited, accepted: what serves afterwards. */
async function provided({
  valid_until,
  who = person,
  is_checked = true,
}: {
  valid_until?: string
  who?: Persona
  is_checked?: boolean
} = {}) {
  const event = await anEvent()
  const { id: paper } = await ask(event, { is_checked })
  const { id } = await register(event, who)
  await deposit(id, paper, who)
  if (is_checked) await accept(id, paper, valid_until)
  return { event, id, paper }
}
const mails = (moment: string) =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select('body_text').where('moment', '=', moment).where('user_id', '=', person.id).execute(),
  )

it('a paper accepted before, and still valid when the event is over, is not asked again', async () => {
  await provided({ valid_until: '2031-03-11' })
  const event = await anEvent()
  const { id: paper } = await ask(event, { name: ' carte de SÉJOUR' })
  const { id, status } = await register(event)
  expect(status).toBe('registered')
  expect(await paperOf(id)).toMatchObject({
    status: 'validated',
    file_name: 'carte.pdf',
    valid_until: '2031-03-11',
    provided_for: 'Conduire une réunion',
  })
  expect(await mails('request_document')).toHaveLength(1)
  await expect(deposit(id, paper)).rejects.toMatchObject({ status: 409, code: 'paperSettled' })
  await expect(callAs(program, person, papers.withdrawPaper, at(id, paper))).rejects.toMatchObject({ status: 409 })
  const listed = await callAs(program, admin, registrations.list, {
    params: { client: tenant.name },
    query: { event, papers: 'any', page: 1, page_size: 10 },
  })
  expect(listed.results[0]?.given_papers).toMatchObject([{ paper, status: 'validated', is_earlier: true }])
  const read = await program.app.inject({
    method: 'GET',
    url: `/api/clients/${tenant.name}/guests/${id}/papers/${paper}/`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect([read.statusCode, read.body]).toEqual([200, '%PDF-1.4 essai'])
  expect((await callAs(program, admin, registrationDetailContract.detail, on(id))).asked_papers).toMatchObject([
    { provided_for: 'Conduire une réunion' },
  ])
})

it.each([
  ['one that expires before the event is over', () => provided({ valid_until: '2031-03-10' }), {}],
  ['one of another name', () => provided(), { name: 'Diplôme' }],
  ['one nobody looked at, where somebody has to', () => provided({ is_checked: false }), {}],
  ['one of somebody else', async () => provided({ who: await tenant.aPerson() }), {}],
  ['one needed every time', () => provided(), { is_each_time: true }],
])('%s is asked again', async (_, before, fields) => {
  await before()
  const event = await anEvent()
  await ask(event, fields)
  const { id, status } = await register(event)
  expect(status).toBe('toComplete')
  expect(await paperOf(id)).toMatchObject({ status: null, provided_for: null })
})

it('what waits elsewhere is satisfied once the same paper is accepted, and awaited again when the event moves past its last day', async () => {
  const waiting = await anEvent()
  await ask(waiting)
  const { id } = await register(waiting)
  expect(await paperOf(id)).toMatchObject({ status: null })
  await provided({ valid_until: '2031-04-01' })
  expect(await paperOf(id)).toMatchObject({ status: 'validated' })
  const move = { start_date: '2031-05-10T08:00:00Z', end_date: '2031-05-11T16:00:00Z' }
  await tenant.inTenant((db) => db.updateTable('events').set(move).where('id', '=', waiting).execute())
  expect(await paperOf(id)).toMatchObject({ status: null, provided_for: null })
})

it('an administrator asks for a new one, which its person is told, and the former one serves no more there', async () => {
  const before = await provided()
  const event = await anEvent()
  const { id: paper } = await ask(event)
  const { id } = await register(event)
  const renew = (who: Persona, of = id, which = paper) => callAs(program, who, papers.renewPaper, at(of, which))
  await expect(renew(person)).rejects.toMatchObject({ status: 403 })
  await expect(renew(admin, before.id, before.paper)).rejects.toMatchObject({ status: 409, code: 'paperNotThere' })
  expect(await renew(admin)).toMatchObject({ status: null, provided_for: null })
  expect((await mails('request_document')).map(({ body_text }) => body_text.includes('Carte de séjour'))).toEqual([true, true])
  await deposit(id, paper)
  await callAs(program, person, papers.withdrawPaper, at(id, paper))
  expect(await paperOf(id)).toMatchObject({ status: null })
  await deposit(id, paper)
  expect(await accept(id, paper)).toMatchObject({ status: 'validated', provided_for: null })
  expect(await paperOf(before.id)).toMatchObject({ status: 'validated', provided_for: null })
})

it('a paper that is deleted serves nowhere any more', async () => {
  const before = await provided()
  const event = await anEvent()
  await ask(event)
  const { id } = await register(event)
  await tenant.inTenant((db) => db.deleteFrom('documents').where('registration_id', '=', before.id).execute())
  expect(await paperOf(id)).toMatchObject({ status: null })
  const left = await tenant.inTenant((db) =>
    db.selectFrom('registration_papers').select('paper_id').where('registration_id', '=', before.id).execute(),
  )
  expect(left).toEqual([])
})

it('what was provided before serves at another date too, without being taken along', async () => {
  const before = await provided()
  const [from, to] = [await anEvent(), await anEvent()]
  for (const event of [from, to]) await ask(event)
  const { id } = await register(from)
  const moved = await callAs(program, admin, moving.moveDate, { ...on(id), body: { event: to } })
  expect(await paperOf(moved.id)).toMatchObject({ status: 'validated', provided_for: 'Conduire une réunion' })
  expect(await paperOf(before.id)).toMatchObject({ status: 'validated', provided_for: null })
})
