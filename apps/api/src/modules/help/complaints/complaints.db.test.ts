import { type ComplaintFields, complaintsContract as contract } from '@kxo/domain/help/complaints-contract'
import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
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

const today = dayInZone(new Date(), 'Europe/Paris')
const fields = (overrides: Partial<ComplaintFields> = {}): ComplaintFields => ({
  received_on: today,
  channel: 'Mail',
  person: 'Ana Roy',
  category: 'Accueil',
  gravity: 'minor',
  statement: 'La salle n’était pas chauffée.',
  ...overrides,
})
const add = (who: Persona, overrides: Partial<ComplaintFields> = {}) =>
  callAs(program, who, contract.addComplaint, { params: { client: tenant.name }, body: fields(overrides) })

test('the register is kept by administrators who write, not by consultants', async () => {
  const outcome = []
  for (const who of [
    admin,
    await tenant.anAdmin({ is_restricted: 2 }),
    await tenant.anAdmin({ is_restricted: 1 }),
    await tenant.aPerson({ profile_code: 'CNS' }),
  ])
    outcome.push(
      await add(who).then(
        () => 201,
        ({ status }: { status: number }) => status,
      ),
    )
  expect(outcome).toEqual([201, 201, 403, 403])
})

test('FOR-43 (31): what is late is marked, and following it is traced with its version', async () => {
  const late = await add(admin, { received_on: addDays(today, -30) })
  expect(late.is_late).toBe(true)
  const fresh = await add(admin)
  expect([fresh.is_late, fresh.acknowledgement_due > today, fresh.answer_due > fresh.acknowledgement_due]).toEqual([false, true, true])
  const change = (version: number) =>
    callAs(program, admin, contract.changeComplaint, {
      params: { client: tenant.name, id: fresh.id },
      body: {
        ...fields({
          acknowledged_on: today,
          cause: 'Chaudière en panne',
          action: 'Contrat d’entretien',
          closed_on: today,
          is_satisfied: true,
        }),
        version,
      },
    })
  expect(await change(1)).toMatchObject({ version: 2, is_late: false, closed_on: today, is_satisfied: true, cause: 'Chaudière en panne' })
  await expect(change(1)).rejects.toMatchObject({ status: 409, code: 'editedMeanwhile' })
  const traces = await tenant.inTenant((db) =>
    db.selectFrom('traces').select('action').where('subject', '=', 'complaint').where('subject_id', '=', fresh.id).orderBy('id').execute(),
  )
  expect(traces.map(({ action }) => action)).toEqual(['create_complaint', 'update_complaint'])
})

test('days do not run backwards, and owner and event are the tenant’s own', async () => {
  await expect(add(admin, { received_on: addDays(today, 1) })).rejects.toMatchObject({ status: 422, details: [{ field: 'received_on' }] })
  await expect(add(admin, { closed_on: addDays(today, -1) })).rejects.toMatchObject({ status: 422, details: [{ field: 'closed_on' }] })
  const stranger = await (await aTenant(program)).aPerson()
  await expect(add(admin, { owner: stranger.id, event: 999_999 })).rejects.toMatchObject({
    status: 422,
    details: [{ field: 'event' }, { field: 'owner' }],
  })
})

test('the register leaves as a sheet, with its due days', async () => {
  const response = await program.app.inject({
    method: 'GET',
    url: `/api/clients/${tenant.name}/complaints/?format=csv`,
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'fr' },
  })
  const [heading, ...lines] = response.body.trim().split('\r\n')
  expect(heading).toContain('Réponse attendue le')
  expect(lines).toHaveLength(4)
  expect(lines.filter((line) => line.includes('Oui'))).not.toHaveLength(0)
})

test('the register is printed as it is searched, for those who keep it, and taking it away is remembered', async () => {
  const print = async (who: Persona, search = '') => {
    const response = await program.app.inject({
      method: 'GET',
      url: `/api/clients/${tenant.name}/complaint-register/${search}`,
      headers: { authorization: `Bearer ${who.token}`, 'accept-language': 'fr' },
    })
    return { status: response.statusCode, type: response.headers['content-type'], pdf: response.rawPayload }
  }
  const whole = await print(admin)
  expect([whole.status, whole.type]).toEqual([200, 'application/pdf'])
  expect((await printedText(whole.pdf)).join(' ')).toContain('La salle n’était pas chauffée.')
  const none = (await printedText((await print(admin, '?q=introuvable')).pdf)).join(' ')
  expect(none).toContain('Aucune réclamation enregistrée au')
  expect(none).toContain('une partie du registre')
  expect((await print(await tenant.anAdmin({ is_restricted: 1 }))).status).toBe(403)
  const traces = await tenant.inTenant((db) =>
    db.selectFrom('traces').select('user_id').where('action', '=', 'export_list').where('info', '=', 'complaints pdf').execute(),
  )
  expect(traces).toEqual([{ user_id: admin.id }, { user_id: admin.id }])
})

test('a complaint is a task of whoever follows it, due with its answer: it changes hands and ends with the complaint', async () => {
  const [claire, paul] = [await tenant.anAdmin(), await tenant.anAdmin()]
  const made = await add(admin, { owner: claire.id })
  const change = (more: Partial<ComplaintFields>, version: number) =>
    callAs(program, admin, contract.changeComplaint, {
      params: { client: tenant.name, id: made.id },
      body: { ...fields({ owner: claire.id, ...more }), version },
    })
  const tasks = () =>
    tenant.inTenant((db) =>
      db.selectFrom('tasks').select(['label', 'detail_text', 'todo_user_id', 'todo_date', 'status']).orderBy('id').execute(),
    )
  expect(await tasks()).toMatchObject([
    {
      label: 'Répondre à la réclamation d’Ana Roy',
      detail_text: 'La salle n’était pas chauffée.',
      todo_user_id: claire.id,
      status: 'todo',
    },
  ])
  expect(dayInZone((await tasks())[0]!.todo_date!, 'Europe/Paris')).toBe(made.answer_due)
  const assigned = await change({ owner: paul.id }, made.version)
  expect(await tasks()).toMatchObject([{ todo_user_id: paul.id, status: 'todo' }])
  await change({ owner: paul.id, closed_on: today }, assigned.version)
  expect(await tasks()).toMatchObject([{ todo_user_id: paul.id, status: 'done' }])
})

test('a complaint recorded late is still to be done, and one nobody follows is nobody’s task', async () => {
  const before = await tenant.inTenant((db) => db.selectFrom('tasks').select('id').execute())
  await add(admin)
  await add(admin, { owner: admin.id, received_on: addDays(today, -60) })
  const after = await tenant.inTenant((db) => db.selectFrom('tasks').select(['id', 'todo_date']).orderBy('id', 'desc').execute())
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]!.todo_date!.getTime()).toBeGreaterThan(Date.now())
})
