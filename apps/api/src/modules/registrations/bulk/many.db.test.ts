import { registrationBulkContract as bulk } from '@kxo/domain/registrations/bulk/bulk-contract'
import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { registrationDetailContract as detail } from '@kxo/domain/registrations/detail/detail-contract'
import { inviteAddressesContract as addresses } from '@kxo/domain/registrations/inviting/invite-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPublishedForm } from '../../../testing/a-published-form.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
const register = async (event: number, who?: Persona) => {
  const person = who ?? (await tenant.aPerson())
  return callAs(program, person, contract.start, { ...on(event), body: { submit: true } })
}
const mailsOf = (mail: string) =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('mails').select('moment').where('recipient', '=', mail).orderBy('id').execute()).map(({ moment }) => moment),
  )

/** An event with a form of two questions: a text, a choice. */
async function anEventThatAsks() {
  const ids = await tenant.inTenant((db) =>
    aPublishedForm(db, `Besoins ${Math.random()}`, [
      { name: 'besoin', label: 'Votre besoin', is_required: true },
      { name: 'repas', label: 'Repas', input_type: 4, options: ['Viande', 'Poisson'] },
    ]),
  )
  return { ...ids, event: await anOpenEvent(tenant, { form_id: ids.form_id, max_participants: 20 }) }
}

describe('what an administrator decides from', () => {
  it('answers under their questions, the timeline, the mails and the notes; of nobody else', async () => {
    const { event } = await anEventThatAsks()
    const person = await tenant.aPerson()
    const { id } = await callAs(program, person, contract.start, {
      ...on(event),
      body: { submit: true, answers: { besoin: 'Prendre la parole', repas: 'Poisson' } },
    })
    await callAs(program, admin, detail.addNote, { ...on(id), body: { note: 'Rappeler lundi' } })
    const shown = await callAs(program, admin, detail.detail, on(id))
    expect(shown.responses.map(({ label, value }) => [label, value])).toEqual([
      ['Votre besoin', 'Prendre la parole'],
      ['Repas', 'Poisson'],
    ])
    expect(shown.history.map(({ to }) => to)).toEqual(['pending', 'registered'])
    expect(shown.notes.map(({ note }) => note)).toEqual(['Rappeler lundi'])
    expect(shown.personal_path).toContain(`/${tenant.name}/url/`)
    await expect(callAs(program, person, detail.detail, on(id))).rejects.toMatchObject({ status: 403 })
    await expect(callAs(program, person, detail.addNote, { ...on(id), body: { note: 'x' } })).rejects.toMatchObject({ status: 403 })
    const asTheirs = await callAs(program, person, contract.get, on(id))
    expect(JSON.stringify(asTheirs)).not.toContain('Rappeler')
  })

  it('answers are columns of the list: shown, filtered, exported', async () => {
    const { event, questions } = await anEventThatAsks()
    const [meat, fish] = [await tenant.aPerson(), await tenant.aPerson()]
    for (const [who, repas] of [
      [meat, 'Viande'],
      [fish, 'Poisson'],
    ] as const)
      await callAs(program, who, contract.start, { ...on(event), body: { submit: true, answers: { besoin: 'x', repas } } })
    const columns = await callAs(program, admin, detail.columns, on(event))
    expect(columns.map(({ key, label }) => [key, label])).toEqual([
      [`answer_${questions[0]}`, 'Votre besoin'],
      [`answer_${questions[1]}`, 'Repas'],
    ])
    const key = `answer_${questions[1]}`
    const list = (filters?: { field: string; comparator: '='; value: string }[]) =>
      callAs(program, admin, contract.list, {
        params: { client: tenant.name },
        query: { event, page: 1, page_size: 25, ...(filters && { filters }) },
      })
    const all = await list()
    expect(new Set(all.results.map(({ answers }) => answers?.[key]))).toEqual(new Set(['Poisson', 'Viande']))
    const filtered = await list([{ field: key, comparator: '=', value: 'Poisson' }])
    expect(filtered.results.map(({ user }) => user)).toEqual([fish.id])
  })
})

describe('many registrations at once', () => {
  it('a preview writes nothing; the act changes those it concerns, tells them, and can be undone', async () => {
    const event = await anOpenEvent(tenant)
    const people = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
    const ids: number[] = []
    for (const person of people) ids.push((await register(event, person)).id)
    await callAs(program, people[2] as Persona, contract.cancel, { ...on(ids[2] as number), body: {} })
    const body = { act: 'cancel' as const, ids, reason: 'Salle fermée' }
    const preview = await callAs(program, admin, bulk.previewMany, { ...on(event), body })
    expect([preview.changed, preview.left.map(({ reason, count }) => [reason, count])]).toEqual([2, [['Statut «\u00A0Annulée\u00A0»', 1]]])
    expect((await callAs(program, admin, contract.get, on(ids[0] as number))).status).toBe('registered')

    const done = await callAs(program, admin, bulk.actOnMany, { ...on(event), body })
    expect([done.changed, done.left.length]).toEqual([2, 1])
    expect(await mailsOf((people[0] as Persona).mail)).toContain('cancel_guest')
    const undone = await callAs(program, admin, bulk.undoMany, { ...on(event), body: { undo: done.undo ?? '' } })
    expect(undone.changed).toBe(2)
    const back = await callAs(program, admin, contract.history, on(ids[0] as number))
    expect(back.map(({ to }) => to)).toEqual(['pending', 'registered', 'cancelled', 'pending', 'registered'])
    const other = await tenant.anAdmin()
    await expect(callAs(program, other, bulk.undoMany, { ...on(event), body: { undo: done.undo ?? '' } })).rejects.toMatchObject({
      status: 409,
      code: 'nothingToUndo',
    })
  })

  it('what was taken meanwhile is not given twice: the undo leaves whoever has no place, and says so', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 2 })
    const ids = [(await register(event)).id, (await register(event)).id]
    const { undo } = await callAs(program, admin, bulk.actOnMany, { ...on(event), body: { act: 'cancel', ids, reason: 'Erreur' } })
    await register(event)
    const undone = await callAs(program, admin, bulk.undoMany, { ...on(event), body: { undo: undo ?? '' } })
    expect([undone.changed, undone.left.map(({ reason }) => reason)]).toEqual([1, ['Plus de place']])
  })

  it('confirming people invited stops at the last place', async () => {
    const event = await anOpenEvent(tenant, { max_participants: 1 })
    const people = [await tenant.aPerson(), await tenant.aPerson()]
    await callAs(program, admin, contract.invite, { ...on(event), body: { users: people.map(({ id }) => id) } })
    const done = await callAs(program, admin, bulk.actOnMany, {
      ...on(event),
      body: { act: 'confirm', found: {}, reason: 'Vus au téléphone' },
    })
    expect([done.changed, done.left.map(({ reason, count }) => [reason, count]), done.undo]).toEqual([1, [['Plus de place', 1]], null])
  })

  it('asks for a reason where one act would, and refuses whoever does not follow registrations', async () => {
    const event = await anOpenEvent(tenant)
    const { id } = await register(event)
    const body = { act: 'cancel' as const, ids: [id] }
    await expect(callAs(program, admin, bulk.actOnMany, { ...on(event), body })).rejects.toMatchObject({ status: 422 })
    await expect(callAs(program, await tenant.aPerson(), bulk.actOnMany, { ...on(event), body })).rejects.toMatchObject({ status: 403 })
  })
})

describe('registrations of several events at once', () => {
  const across = () => ({ params: { client: tenant.name } })
  const bodyOf = (act: 'approve' | 'cancel' | 'confirm', ids: number[]) => ({ act, ids, reason: 'Salle fermée' })

  it('foretells event by event, changes each, and brings back only where places remain', async () => {
    const [wide, narrow] = [
      await anOpenEvent(tenant, { title: 'Large' }),
      await anOpenEvent(tenant, { title: 'Étroit', max_participants: 1 }),
    ]
    const gone = await tenant.aPerson()
    const ids = [(await register(wide)).id, (await register(wide, gone)).id, (await register(narrow)).id]
    await callAs(program, gone, contract.cancel, { ...on(ids[1] as number), body: {} })
    const body = bodyOf('cancel', [...ids, 999_999])
    const preview = await callAs(program, admin, bulk.previewAcross, { ...across(), body })
    expect(preview.events).toEqual([
      { id: wide, title: 'Large', changed: 1, left: 1 },
      { id: narrow, title: 'Étroit', changed: 1, left: 0 },
    ])
    expect(preview.left.map(({ reason, count }) => [reason, count])).toEqual([
      ['Introuvable dans cette liste', 1],
      ['Statut «\u00A0Annulée\u00A0»', 1],
    ])
    expect(preview.left[0]?.names).toEqual(['n°\u00A0999999'])
    expect(preview.first[1]?.name).toMatch(/, Étroit$/)
    const done = await callAs(program, admin, bulk.actAcross, { ...across(), body })
    expect([done.changed, done.total]).toEqual([2, 4])
    await register(narrow)
    const undone = await callAs(program, admin, bulk.undoAcross, { ...across(), body: { undo: done.undo ?? '' } })
    expect([undone.changed, undone.left.map(({ reason }) => reason)]).toEqual([1, ['Plus de place']])
    expect((await callAs(program, admin, contract.get, on(ids[0] as number))).status).toBe('registered')
  })

  it('the last place of one event takes none from another', async () => {
    const events = [await anOpenEvent(tenant, { max_participants: 1 }), await anOpenEvent(tenant, { max_participants: 1 })]
    const people = [await tenant.aPerson(), await tenant.aPerson()]
    for (const event of events) await callAs(program, admin, contract.invite, { ...on(event), body: { users: people.map(({ id }) => id) } })
    const rows = await callAs(program, admin, contract.list, {
      params: across().params,
      query: { page: 1, page_size: 100, status: ['invited'] },
    })
    const ids = rows.results.filter(({ event }) => events.includes(event)).map(({ id }) => id)
    const done = await callAs(program, admin, bulk.actAcross, { ...across(), body: bodyOf('confirm', ids) })
    expect([done.changed, done.left.map(({ reason, count }) => [reason, count]), done.undo]).toEqual([2, [['Plus de place', 2]], null])
  })

  it('is refused to whoever only reads, and to people; another event’s number is left where one event is acted on', async () => {
    const [event, other] = [await anOpenEvent(tenant), await anOpenEvent(tenant)]
    const { id } = await register(other)
    const body = bodyOf('cancel', [id])
    const refused = { status: 403 }
    const readOnly = await tenant.anAdmin({ is_restricted: 1 })
    for (const who of [readOnly, await tenant.aPerson()]) {
      await expect(callAs(program, who, bulk.previewAcross, { ...across(), body })).rejects.toMatchObject(refused)
      await expect(callAs(program, who, bulk.actAcross, { ...across(), body })).rejects.toMatchObject(refused)
      await expect(callAs(program, who, bulk.undoAcross, { ...across(), body: { undo: 'x' } })).rejects.toMatchObject(refused)
    }
    const limited = await tenant.anAdmin({ is_restricted: 2 })
    const elsewhere = await callAs(program, limited, bulk.actOnMany, { ...on(event), body })
    expect([elsewhere.changed, elsewhere.left.map(({ reason }) => reason)]).toEqual([0, ['Introuvable dans cette liste']])
    expect((await callAs(program, limited, bulk.actAcross, { ...across(), body })).changed).toBe(1)
    const stranger = await aTenant(program)
    const out = await callAs(program, await stranger.anAdmin(), bulk.actAcross, { params: { client: stranger.name }, body })
    expect([out.changed, out.left.map(({ names }) => names)]).toEqual([0, [[`n°\u00A0${id}`]]])
  })
})

describe('inviting a list of addresses', () => {
  it('adds those nobody knows without an account, leaves those registered, writes to each once', async () => {
    const event = await anOpenEvent(tenant)
    const known = await tenant.aPerson()
    const registered = await tenant.aPerson()
    await register(event, registered)
    const mail = `nouvelle.${Date.now()}@exemple.test`
    const people = [known.mail, registered.mail, mail].map((each) => ({ mail: each, first_name: 'Ana', last_name: 'Roy' }))
    const preview = await callAs(program, admin, addresses.preview, { ...on(event), body: { people } })
    expect([preview.changed, preview.left.map(({ count }) => count)]).toEqual([2, [1]])
    const done = await callAs(program, admin, addresses.invite, { ...on(event), body: { people } })
    expect(done.changed).toBe(2)
    expect(await mailsOf(mail)).toEqual(['invite_guest'])
    const again = await callAs(program, admin, addresses.invite, { ...on(event), body: { people } })
    expect([again.changed, await mailsOf(mail)]).toEqual([0, ['invite_guest']])
  })
})

it('who was reminded today is left, and the answer counts the mails that leave', async () => {
  const event = await anOpenEvent(tenant)
  const people = [await tenant.aPerson(), await tenant.aPerson()]
  await callAs(program, admin, contract.invite, { ...on(event), body: { users: people.map(({ id }) => id) } })
  const remind = () => callAs(program, admin, bulk.actOnMany, { ...on(event), body: { act: 'remind', found: {} } })
  expect(await remind()).toMatchObject({ changed: 2, left: [] })
  expect(await remind()).toMatchObject({ changed: 0, left: [{ count: 2, reason: expect.stringMatching(/^Aucun rappel n’est parti/) }] })
  for (const { mail } of people) expect(await mailsOf(mail)).toEqual(['invite_guest', 'remind_invitation'])
})
