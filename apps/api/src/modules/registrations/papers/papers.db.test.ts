import { documentStatus } from '@kxo/domain/documents/status'
import { paperListsContract as lists } from '@kxo/domain/events/papers/paper-lists-contract'
import { requestedPapersContract as requestedPapers } from '@kxo/domain/events/papers/requested-papers-contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import type { PaperState } from '@kxo/domain/registrations/papers/paper-facts'
import { registrationPapersContract as papers } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { releasePlaces } from './paper-deadlines.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
beforeEach(async () => {
  event = await anOpenEvent(tenant)
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF')
const on = (id: number) => ({ params: { client: tenant.name, id } })
const at = (id: number, paper: number) => ({ params: { client: tenant.name, id, paper } })
const ask = (fields: { is_required?: boolean; is_checked?: boolean; name?: string; due_days?: number; releases_place?: boolean } = {}) =>
  callAs(program, admin, requestedPapers.askPaper, {
    ...on(event),
    body: { name: 'Diplôme', is_required: true, is_checked: true, releases_place: false, is_each_time: false, ...fields },
  })
const start = (who = person, submit = false) => callAs(program, who, registrations.start, { ...on(event), body: { submit } })
const submit = (id: number, who = person) => callAs(program, who, registrations.submit, { ...on(id), body: {} })
const deposit = (id: number, paper: number, { who = person, bytes = pdf as Uint8Array, name = 'diplome.pdf' } = {}) =>
  sendFile(program, who, papers.depositPaper, { ...at(id, paper), name, bytes })
const decide = (id: number, paper: number, is_accepted: boolean, reason?: string) =>
  callAs(program, admin, papers.decidePaper, { ...at(id, paper), body: { is_accepted, reason } })
const statusOf = async (id: number) => (await callAs(program, admin, registrations.get, on(id))).status
const mailsOf = (moment: string) =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select('body_text').where('moment', '=', moment).where('user_id', '=', person.id).execute(),
  )

describe('a paper that is required and checked', () => {
  it('keeps the place to be completed until it is deposited, to be approved until it is accepted, and then confirms', async () => {
    const { id: paper } = await ask()
    const { id } = await start()
    expect((await submit(id)).status).toBe('toComplete')
    expect(await deposit(id, paper)).toMatchObject({ status: 'toValidate', file_name: 'diplome.pdf' })
    // Depositing orders nothing: the person still presses the button that commits.
    expect(await statusOf(id)).toBe('toComplete')
    expect((await submit(id)).status).toBe('toValidate')
    expect(await decide(id, paper, true)).toMatchObject({ status: 'validated' })
    expect(await statusOf(id)).toBe('registered')
    expect(await mailsOf('validate_document')).toHaveLength(1)
  })

  it('refused, is told with its reason, kept, and waits for another', async () => {
    const { id: paper } = await ask()
    const { id } = await start()
    await deposit(id, paper)
    await submit(id)
    await expect(decide(id, paper, false)).rejects.toThrow('required')
    expect(await decide(id, paper, false, 'Illisible')).toMatchObject({ status: 'rejected', reason: 'Illisible' })
    expect((await mailsOf('reject_document')).map(({ body_text }) => body_text.includes('Illisible'))).toEqual([true])
    expect(await statusOf(id)).toBe('toValidate')
    expect(await deposit(id, paper, { name: 'net.pdf' })).toMatchObject({ status: 'toValidate', file_name: 'net.pdf', reason: null })
    await decide(id, paper, true)
    expect(await statusOf(id)).toBe('registered')
    const documents = await tenant.inTenant((db) => db.selectFrom('documents').select('status').where('registration_id', '=', id).execute())
    expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(documentStatus.codesOf('validated', 'rejected')))
  })

  it('accepted, is changed and taken back no more; decided once', async () => {
    const { id: paper } = await ask()
    const { id } = await start()
    await deposit(id, paper)
    await decide(id, paper, true)
    await expect(deposit(id, paper)).rejects.toMatchObject({ status: 409, code: 'paperSettled' })
    await expect(callAs(program, person, papers.withdrawPaper, at(id, paper))).rejects.toMatchObject({ status: 409 })
    await expect(decide(id, paper, false, 'Trop tard')).rejects.toMatchObject({ status: 409, code: 'paperNotThere' })
  })

  it('deposited again before anybody looked, leaves one file; taken back, none', async () => {
    const { id: paper } = await ask()
    const { id } = await start()
    await deposit(id, paper)
    await deposit(id, paper, { name: 'second.pdf' })
    const documents = () => tenant.inTenant((db) => db.selectFrom('documents').select('name').where('registration_id', '=', id).execute())
    expect(await documents()).toHaveLength(1)
    await callAs(program, person, papers.withdrawPaper, at(id, paper))
    expect(await documents()).toEqual([])
    expect((await callAs(program, person, papers.papers, on(id)))[0]).toMatchObject({ status: null, file_name: null })
  })
})

it('optional, holds nothing back; unchecked, is taken as it is', async () => {
  await ask({ is_required: false, name: 'Photo' })
  const { id: paper } = await ask({ is_checked: false })
  const { id } = await start()
  expect(await deposit(id, paper)).toMatchObject({ status: 'validated' })
  expect((await submit(id)).status).toBe('registered')
})

it('no longer asked, holds nothing back, and what was deposited stays a document', async () => {
  const { id: paper } = await ask()
  const { id } = await start()
  await deposit(id, paper)
  await callAs(program, admin, requestedPapers.retireRequestedPaper, at(event, paper))
  expect((await submit(id)).status).toBe('registered')
  expect(await tenant.inTenant((db) => db.selectFrom('documents').select('id').where('registration_id', '=', id).execute())).not.toEqual([])
})

it('asked of whoever finishes in one call, alone or registered by somebody', async () => {
  await ask()
  expect((await start(person, true)).status).toBe('toComplete')
  const other = await tenant.aPerson()
  const registered = await callAs(program, admin, registrations.start, { ...on(event), body: { user: other.id, submit: true } })
  expect(registered.status).toBe('toComplete')
})

it('is told by its bytes, not by its name', async () => {
  const { id: paper } = await ask()
  const { id } = await start()
  const script = Buffer.from('<script>alert(1)</script>')
  await expect(deposit(id, paper, { bytes: script, name: 'diplome.pdf' })).rejects.toMatchObject({ status: 415 })
})

it('is read by its person and who follows registrations, and by nobody else', async () => {
  const { id: paper } = await ask()
  const { id } = await start()
  await deposit(id, paper)
  const read = async (who: Persona) =>
    (
      await program.app.inject({
        method: 'GET',
        url: `/api/clients/${tenant.name}/guests/${id}/papers/${paper}/`,
        headers: { authorization: `Bearer ${who.token}` },
      })
    ).statusCode
  const stranger = await tenant.aPerson()
  expect([await read(person), await read(admin), await read(stranger)]).toEqual([200, 200, 403])
  await expect(deposit(id, paper, { who: stranger })).rejects.toMatchObject({ status: 403 })
  await expect(callAs(program, person, papers.decidePaper, { ...at(id, paper), body: { is_accepted: true } })).rejects.toMatchObject({
    status: 403,
  })
  const detail = await callAs(program, admin, registrationDetailContract.detail, on(id))
  expect(detail.asked_papers).toMatchObject([{ name: 'Diplôme', status: 'toValidate' }])
  expect(detail.papers).toEqual([])
})

describe('a paper with a day', () => {
  const day = 86_400_000
  const startsIn = (days: number) => {
    const start_date = new Date(Date.now() + days * day)
    return tenant.inTenant((db) =>
      db
        .updateTable('events')
        .set({ start_date, end_date: new Date(start_date.getTime() + day / 3) })
        .where('id', '=', event)
        .execute(),
    )
  }

  it('tells its person by when, and gives up the place still to be completed once it is over', async () => {
    await ask({ due_days: 10, releases_place: true })
    const { id } = await start(person, true)
    const [paper] = (await callAs(program, person, registrations.get, on(id))).papers
    expect(paper?.due_on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    await tenant.asMachine(releasePlaces)
    expect(await statusOf(id)).toBe('toComplete')
    await startsIn(5)
    await tenant.asMachine(releasePlaces)
    expect(await statusOf(id)).toBe('cancelled')
    expect((await mailsOf('cancel_guest')).map(({ body_text }) => body_text.includes('Diplôme'))).toEqual([true])
  })

  it('keeps the place when it does not release it, when it was given, and when it is confirmed already', async () => {
    const { id: paper } = await ask({ due_days: 10, releases_place: true })
    await ask({ due_days: 10, name: 'Photo' })
    const { id } = await start(person, true)
    await deposit(id, paper)
    await startsIn(5)
    await tenant.asMachine(releasePlaces)
    expect(await statusOf(id)).toBe('toComplete')
  })
})

it('is a column for each paper of the list of people, narrowed, exported and asked for again', async () => {
  const { id: diploma } = await ask()
  const { id: photo } = await ask({ name: 'Photo' })
  const { id } = await start()
  await deposit(id, diploma)
  await submit(id)
  const listed = (state: PaperState | 'any') =>
    callAs(program, admin, registrations.list, {
      params: { client: tenant.name },
      query: { event, papers: state, page: 1, page_size: 10 },
    })
  expect((await listed('any')).results[0]?.given_papers).toMatchObject([{ paper: diploma, status: 'toValidate' }])
  const counted = async (state: PaperState) => (await listed(state)).results.map((row) => row.id)
  expect([await counted('awaited'), await counted('toCheck'), await counted('refused')]).toEqual([[id], [id], []])
  const csv = await program.app.inject({
    method: 'GET',
    url: `/api/clients/${tenant.name}/guests/?event=${event}&papers=any&format=csv`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(csv.body.split('\n')[0]).toContain('Photo')
  expect(csv.body).toContain('À fournir')
  await callAs(program, admin, registrations.remind, on(id))
  expect((await mailsOf('remind_paper')).map(({ body_text }) => body_text.includes('Photo') && !body_text.includes('Diplôme'))).toEqual([
    true,
  ])
  await deposit(id, photo)
  // Nothing is missing: what is left is for its person to finish.
  await callAs(program, admin, registrations.remind, on(id))
  expect(await mailsOf('remind_paper')).toHaveLength(1)
})

it('papers kept as a list are taken up by another event, once each', async () => {
  await ask({ due_days: 10, releases_place: true })
  const list = await callAs(program, admin, lists.keepPaperList, { ...on(event), body: { name: 'Dossier' } })
  expect(list.papers).toEqual(['Diplôme'])
  await ask({ name: 'Photo' })
  expect((await callAs(program, admin, lists.keepPaperList, { ...on(event), body: { name: 'dossier' } })).id).toBe(list.id)
  event = await anOpenEvent(tenant)
  await ask({ name: 'Photo' })
  const taken = await callAs(program, admin, lists.takePaperList, { ...on(event), body: { list: list.id } })
  expect(taken.map(({ name, due_days, releases_place }) => [name, due_days, releases_place])).toEqual([
    ['Photo', null, false],
    ['Diplôme', 10, true],
  ])
  await callAs(program, admin, lists.removePaperList, on(list.id))
  expect(await callAs(program, admin, lists.paperLists, { params: { client: tenant.name } })).toEqual([])
})

describe('what is asked of a person is found in one place', () => {
  it('for each event to come they hold a place at, and for nobody else', async () => {
    await ask()
    const { id } = await start()
    const own = (who: Persona) => callAs(program, who, papers.ownPapers, { params: { client: tenant.name } })
    expect(await own(person)).toEqual([])
    await submit(id)
    expect(await own(person)).toMatchObject([
      { id, event, event_title: 'Conduire une réunion', papers: [{ name: 'Diplôme', status: null }] },
    ])
    expect(await own(await tenant.aPerson())).toEqual([])
    await tenant.inTenant((db) =>
      db.updateTable('events').set({ start_date: '2020-01-01', end_date: '2020-01-02' }).where('id', '=', event).execute(),
    )
    expect(await own(person)).toEqual([])
  })
})
