import type { Output } from '@kxo/domain/kernel/contract'
import { bulkTasksContract } from '@kxo/domain/tasks/bulk-contract'
import type { HeaderTasks } from '@kxo/domain/tasks/contract'
import { tasksContract } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import { postponed } from '@kxo/domain/tasks/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTask } from '../../testing/a-task.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendDueAt } from '../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
const people: Record<string, Persona> = {}
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  people.admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  people.limited = await tenant.anAdmin({ is_restricted: 2 })
  people.readonly = await tenant.anAdmin({ is_restricted: 1 })
  people.consultant = await tenant.aPerson({ profile_code: 'CNS' })
  people.user = await tenant.aPerson({ first_name: 'Julien', last_name: 'Roux' })
  people.other = await tenant.aPerson()
  people.right = await tenant.aPerson()
  await tenant.inTenant((db) =>
    db.updateTable('users').set({ has_tasks: true }).where('id', 'in', [people.right!.id, people.consultant!.id]).execute(),
  )
})
afterAll(() => program.close())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const aCompany = (name: string) =>
  tenant.inTenant(async (db) => (await db.insertInto('companies').values({ name }).returning('id').executeTakeFirstOrThrow()).id)
const create = (who: Persona, data: object) => callAs(program, who, tasksContract.create, { body: { data } })
const change = (who: Persona, id: number, body: object) => callAs(program, who, tasksContract.change, { params: { id }, body })
const read = (who: Persona, id: number) => callAs(program, who, tasksContract.get, { params: { id } })
const baseQuery = { page: 1, page_size: 100, scope: 'all' } as const
const idsSeenBy = async (who: Persona, query: object = {}): Promise<number[]> => {
  const answer = (await callAs(program, who, tasksContract.list, { query: { ...baseQuery, ...query } })) as Extract<
    Output<typeof tasksContract.list>,
    { results: unknown }
  >
  return answer.results.map(({ id }) => id)
}
const headerOf = async (who: Persona) =>
  (await callAs(program, who, tasksContract.list, { query: { ...baseQuery, vue: 'header' } })) as HeaderTasks
const notificationsOf = (who: Persona) => callAs(program, who, tasksContract.notifications, {})
const mailsTo = (who: Persona) =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select(['moment', 'subject', 'body_text']).where('user_id', '=', who.id).orderBy('id').execute(),
  )

describe('rights', () => {
  const writers = ['admin', 'limited', 'consultant', 'right']
  test.each(['admin', 'limited', 'readonly', 'consultant', 'user', 'right'])('%s creates a task only with the right', async (name) => {
    const attempt = create(people[name]!, { label: 'Réserver la salle' })
    if (writers.includes(name)) expect((await attempt).todo_user_id).toBe(people[name]!.id)
    else await expect(attempt).rejects.toMatchObject({ status: 403, message: 'Accès refusé' })
  })

  test('who sees a task, and who edits it', async () => {
    const id = await aTask(tenant, people.user!.id)
    const outcome: Record<string, [number, number]> = {}
    for (const [name, who] of Object.entries(people)) {
      const status = (work: Promise<unknown>) => work.then(() => 200).catch((error: { status: number }) => error.status)
      outcome[name] = [await status(read(who, id)), await status(change(who, id, { data: { label: `vu par ${name}` } }))]
    }
    expect(outcome).toEqual({
      admin: [200, 200],
      limited: [200, 200],
      readonly: [200, 403],
      consultant: [200, 200],
      user: [200, 403],
      other: [404, 404],
      right: [404, 404],
    })
  })

  test('the list holds what the predicate lets see', async () => {
    const created = await create(people.right!, { label: 'Pour moi seul' })
    const mine = await aTask(tenant, people.user!.id)
    const rows = await tenant.inTenant((db) => db.selectFrom('tasks').select(['id', 'todo_user_id', 'created_by']).execute())
    for (const [name, who] of Object.entries(people)) {
      const actor = {
        user_id: who.id,
        tenant_id: tenant.id,
        profile: name === 'consultant' ? ('CNS' as const) : ('USR' as const),
        company_id: null,
        is_admin: ['admin', 'limited', 'readonly'].includes(name),
        restriction: 'none' as const,
        is_super_admin: false,
        is_partner: false,
        has_tasks: false,
        is_recruiting: false,
        session: 'full' as const,
        session_id: null,
        acting_admin_id: null,
      }
      const allowed = rows.filter((row) => may.see(actor, row)).map(({ id }) => id)
      expect(new Set(await idsSeenBy(who)), name).toEqual(new Set(allowed))
    }
    expect(await idsSeenBy(people.user!)).toContain(mine)
    expect(await idsSeenBy(people.user!)).not.toContain(created.id)
  })

  test('another tenant sees nothing, and its people cannot be named', async () => {
    const id = await aTask(tenant, people.admin!.id)
    const elsewhere = await aTenant(program)
    const foreigner = await elsewhere.anAdmin()
    await expect(read(foreigner, id)).rejects.toMatchObject({ status: 404 })
    await expect(change(foreigner, id, { status: 'done' })).rejects.toMatchObject({ status: 404 })
    expect(await idsSeenBy(foreigner)).toEqual([])
    await expect(create(people.admin!, { todo_user_id: foreigner.id, user_id: foreigner.id, event_id: 999_999 })).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'user_id' }, { field: 'todo_user_id' }, { field: 'event_id' }],
    })
  })

  test('who follows only their own tasks names what they are offered, and learns nothing of the rest', async () => {
    const [company, elsewhere] = [await aCompany('Atelier du Port'), await aCompany('Ailleurs')]
    const [mine, colleague] = [await tenant.aPerson({ company_id: company }), await tenant.aPerson({ company_id: company })]
    await tenant.inTenant((db) => db.updateTable('users').set({ has_tasks: true }).where('id', '=', mine.id).execute())
    const hidden = { user_id: people.user!.id, todo_user_id: people.other!.id, company_id: elsewhere }
    await expect(create(mine, { label: 'Qui est-ce', ...hidden })).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'user_id' }, { field: 'todo_user_id' }, { field: 'company_id' }],
    })
    const { id } = await create(mine, { label: 'Convocation', user_id: colleague.id, company_id: company, todo_user_id: people.admin!.id })
    await expect(change(mine, id, { data: hidden })).rejects.toMatchObject({ status: 422 })
    // What an administrator named since stays, and is not judged again.
    await change(people.admin!, id, { data: { user_id: people.user!.id } })
    expect(await change(mine, id, { data: { user_id: people.user!.id, label: 'Convocations' } })).toMatchObject({ label: 'Convocations' })
  })

  test('a personal link reaches none of it, a visitor neither', async () => {
    const link = await tenant.aPerson({ isLink: true })
    await expect(headerOf(link)).rejects.toMatchObject({ status: 403 })
    await expect(callAs(program, null, tasksContract.notifications, {})).rejects.toMatchObject({ status: 401 })
  })
})

describe('due date', () => {
  test('an hour away at least, told with the specification’s sentence', async () => {
    const refusal = create(people.admin!, { label: 'Trop tôt', todo_date: inMinutes(30) })
    await expect(refusal).rejects.toMatchObject({ status: 422, message: 'Sauvegarde impossible' })
    await refusal.catch((error: { details: { field: string; message: string }[] }) => {
      expect(error.details).toHaveLength(1)
      expect(error.details[0]!.field).toBe('todo_date')
      expect(error.details[0]!.message).toMatch(/^La valeur doit être supérieure ou égale à \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/)
    })
    expect((await create(people.admin!, { todo_date: inMinutes(61) })).is_overdue).toBe(false)
  })
  test('9999-12-31 at most', async () => {
    const last = new Date('9999-12-31T22:00:00Z')
    expect((await create(people.admin!, { todo_date: last })).todo_date).toEqual(last)
    const response = await program.app.inject({
      method: 'POST',
      url: '/api/to-do-list/',
      headers: { authorization: `Bearer ${people.admin!.token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ data: JSON.stringify({ todo_date: '+010000-01-01T00:00:00Z' }) }).toString(),
    })
    expect(response.statusCode).toBe(422)
  })
  test('a late task is saved as long as its date is left alone', async () => {
    const id = await aTask(tenant, people.admin!.id, { minutesLate: 120 })
    const task = await read(people.admin!, id)
    expect(task.is_overdue).toBe(true)
    expect((await change(people.admin!, id, { data: { label: 'Précisé', todo_date: task.todo_date } })).label).toBe('Précisé')
    await expect(change(people.admin!, id, { data: { todo_date: inMinutes(-30) } })).rejects.toMatchObject({ status: 422 })
  })
})

describe('transitions', () => {
  test.each(['done', 'cancelled'] as const)(
    'todo becomes %s, which is final: the refusal names both states and who was first',
    async (status) => {
      const { id } = await create(people.admin!, { label: 'À clore' })
      const closed = await change(people.admin!, id, { status })
      expect([closed.status, closed.status_code, closed.closed_by_name]).toEqual([status, status, 'Claire Moreau'])
      for (const to of ['todo', 'done', 'cancelled'] as const) {
        const refusal = change(people.limited!, id, { status: to })
        await expect(refusal).rejects.toMatchObject({ status: 409 })
        const label = { todo: 'En cours', done: 'Faite', cancelled: 'Annulée' }
        await refusal.catch((error: Error) => {
          expect(error.message).toContain(`«\u00A0${label[status]}\u00A0» ne peut pas devenir «\u00A0${label[to]}\u00A0»`)
          expect(error.message).toContain('Claire Moreau')
        })
      }
    },
  )
  test('todo does not become todo', async () => {
    const { id } = await create(people.admin!, {})
    await expect(change(people.admin!, id, { status: 'todo' })).rejects.toMatchObject({
      status: 409,
      message: 'Le statut «\u00A0En cours\u00A0» ne peut pas devenir «\u00A0En cours\u00A0».',
    })
  })
  test('display codes travel beside the status', async () => {
    const { id } = await create(people.admin!, {})
    const raw = async () =>
      (await program.app.inject({ url: `/api/to-do-list/${id}/`, headers: { authorization: `Bearer ${people.admin!.token}` } })).json()
    expect(await raw()).toMatchObject({ status: 'todo', status_code: 0 })
    await change(people.admin!, id, { status: 'done' })
    expect(await raw()).toMatchObject({ status: 'done', status_code: 5 })
  })
  test('a change made on a former version is refused', async () => {
    const { id, version } = await create(people.admin!, { label: 'Un' })
    await change(people.limited!, id, { data: { label: 'Deux', version } })
    await expect(change(people.admin!, id, { data: { label: 'Trois', version } })).rejects.toMatchObject({
      status: 409,
      code: 'editedMeanwhile',
    })
    expect((await read(people.admin!, id)).label).toBe('Deux')
  })
})

describe('who is told', () => {
  test('the one who must do it, by a notification and create_task; not oneself', async () => {
    const worker = await tenant.aPerson()
    const { id } = await create(people.admin!, {
      label: 'Appeler l’OPCO',
      todo_user_id: worker.id,
      todo_date: inMinutes(600),
      detail: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Dossier 12' }] }] },
    })
    expect(await notificationsOf(worker)).toMatchObject([
      { label: 'Claire Moreau vous confie\u00A0: Appeler l’OPCO', notification_read: false, notification_type: 'to_do', to_do_id: id },
    ])
    const [mail] = await mailsTo(worker)
    expect(mail).toMatchObject({ moment: 'create_task', subject: 'À faire\u00A0: Appeler l’OPCO' })
    expect(mail!.body_text).toContain('Dossier 12')
    expect(mail!.body_text).toContain(`task=${id}`)
    const before = (await notificationsOf(people.admin!)).length
    await create(people.admin!, { label: 'Pour moi' })
    expect(await notificationsOf(people.admin!)).toHaveLength(before)
  })

  test('given to another, the other is told; done, the author is told', async () => {
    const [first, second] = [await tenant.anAdmin({ first_name: 'Inès', last_name: 'Garnier' }), await tenant.anAdmin()]
    const { id } = await create(people.right!, { label: 'Plan', todo_user_id: second.id })
    await change(people.right!, id, { data: { todo_user_id: first.id } })
    expect(await notificationsOf(first)).toHaveLength(1)
    await change(first, id, { data: { label: 'Plan de table' } })
    expect(await notificationsOf(first)).toHaveLength(1)
    await change(first, id, { status: 'done' })
    expect((await mailsTo(people.right!)).at(-1)).toMatchObject({ moment: 'task_done', subject: 'Faite\u00A0: Plan de table' })
    expect((await notificationsOf(people.right!))[0]).toMatchObject({ label: 'Faite par Inès Garnier\u00A0: Plan de table', to_do_id: id })
  })

  test('nothing is told when the change is refused', async () => {
    const worker = await tenant.aPerson()
    await create(people.admin!, { todo_user_id: worker.id, todo_date: inMinutes(5) }).catch(() => {})
    expect([await notificationsOf(worker), await mailsTo(worker)]).toEqual([[], []])
  })

  test('PATCH with an empty body marks all as read, one’s own only', async () => {
    const [worker, colleague] = [await tenant.aPerson(), await tenant.aPerson()]
    await aTask(tenant, worker.id)
    await aTask(tenant, worker.id)
    await aTask(tenant, colleague.id)
    const raw = async (who: Persona) =>
      (await program.app.inject({ url: '/api/notifications/', headers: { authorization: `Bearer ${who.token}` } }))
        .json()
        .map((one: { notification_read: number }) => one.notification_read)
    expect(await raw(worker)).toEqual([0, 0])
    for (const type of ['application/x-www-form-urlencoded', undefined]) {
      const answer = await program.app.inject({
        method: 'PATCH',
        url: '/api/notifications/',
        headers: { authorization: `Bearer ${worker.token}`, ...(type && { 'content-type': type }) },
      })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    expect(await raw(worker)).toEqual([1, 1])
    expect(await raw(colleague)).toEqual([0])
  })

  test('marked up to the one shown, what was told since stays new', async () => {
    const worker = await tenant.aPerson()
    await aTask(tenant, worker.id)
    const [shown] = await notificationsOf(worker)
    await aTask(tenant, worker.id)
    await callAs(program, worker, tasksContract.readNotifications, { body: { up_to: shown!.id } })
    expect((await notificationsOf(worker)).map(({ notification_read }) => notification_read)).toEqual([false, true])
  })

  test('a task is reminded the day before, and once when it is overdue, while it is to be done', async () => {
    const worker = await tenant.aPerson()
    const todo_date = new Date('2027-03-03T10:00:00Z')
    const [open, closed] = [await aTask(tenant, worker.id), await aTask(tenant, worker.id)]
    await tenant.inTenant((db) =>
      db
        .updateTable('tasks')
        .set({ todo_date, created_at: new Date('2026-01-05T10:00:00Z') })
        .where('id', 'in', [open, closed])
        .execute(),
    )
    await change(people.admin!, closed, { status: 'cancelled' })
    const reminders = async () => (await mailsTo(worker)).filter(({ moment }) => moment === 'remind_task')
    const notified = async () => (await notificationsOf(worker)).filter(({ to_do_id }) => to_do_id === open).map(({ label }) => label)
    await sendDueAt(program, tenant.id, new Date('2027-03-02T09:59:00Z'))
    expect(await reminders()).toEqual([])
    for (const minute of ['05', '06']) await sendDueAt(program, tenant.id, new Date(`2027-03-02T10:${minute}:00Z`))
    expect((await reminders()).map(({ subject }) => subject)).toEqual(['À faire dans 23 heures\u00A0: Rappeler'])
    for (const minute of ['05', '06']) await sendDueAt(program, tenant.id, new Date(`2027-03-03T10:${minute}:00Z`))
    expect((await reminders()).map(({ subject }) => subject).sort()).toEqual([
      'En retard de moins d’une heure\u00A0: Rappeler',
      'À faire dans 23 heures\u00A0: Rappeler',
    ])
    expect((await notified()).sort()).toEqual(['Bientôt à faire\u00A0: Rappeler', 'En retard\u00A0: Rappeler', 'À faire\u00A0: Rappeler'])
  })
})

describe('lists', () => {
  test('the header shows one’s late tasks, the oldest first, and the next days', async () => {
    const worker = await tenant.aPerson()
    const recent = await aTask(tenant, worker.id, { minutesLate: 10 })
    const old = await aTask(tenant, worker.id, { minutesLate: 3000 })
    const soon = await aTask(tenant, worker.id, { todo_date: inMinutes(2880) })
    await aTask(tenant, worker.id, { todo_date: inMinutes(20_000) })
    await aTask(tenant, people.admin!.id, { minutesLate: 10 })
    const { to_do_overdue, to_do_list } = await headerOf(worker)
    expect([to_do_overdue.map(({ id }) => id), to_do_list.map(({ id }) => id)]).toEqual([[old, recent], [soon]])
  })

  test('tabs, scope, search without accents and order', async () => {
    const author = await tenant.anAdmin()
    const plain = await program.app.inject({
      method: 'POST',
      url: '/api/to-do-list/',
      headers: { authorization: `Bearer ${author.token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ data: JSON.stringify({ detail: 'Étiquettes à imprimer' }) }).toString(),
    })
    expect(plain.statusCode, plain.body).toBe(201)
    const note: number = plain.json().id
    const open = (await create(author, { label: 'Ouverte', todo_date: inMinutes(90) })).id
    const done = (await create(author, { label: 'Close' })).id
    const delegated = (await create(author, { label: 'Confiée', todo_user_id: people.user!.id, todo_date: inMinutes(180) })).id
    await change(author, done, { status: 'done' })
    const late = await aTask(tenant, author.id, { minutesLate: 5 })
    expect(await idsSeenBy(author, { scope: 'own', tab: 'todo' })).toEqual([late, open, delegated, note])
    expect(await idsSeenBy(author, { scope: 'mine', tab: 'todo' })).toEqual([late, open, note])
    expect(await idsSeenBy(author, { scope: 'created', tab: 'todo', sort: '-todo_date' })).toEqual([delegated, open, note])
    expect(await idsSeenBy(author, { scope: 'own', tab: 'overdue' })).toEqual([late])
    expect(await idsSeenBy(author, { scope: 'own', tab: 'done' })).toEqual([done])
    expect(await idsSeenBy(author, { scope: 'own', tab: 'cancelled' })).toEqual([])
    expect(await idsSeenBy(author, { scope: 'own', q: 'ETIQUETTES' })).toEqual([note])
    expect((await read(author, note)).title).toBe('Étiquettes à imprimer')
  })

  test('what is shown is exported, formulas disarmed', async () => {
    const author = await tenant.anAdmin()
    await create(author, { label: '=1+1' })
    const response = await program.app.inject({
      url: '/api/to-do-list/?scope=created&format=csv&columns=title,status',
      headers: { authorization: `Bearer ${author.token}`, 'accept-language': 'fr' },
    })
    expect(response.body.replace('\uFEFF', '')).toBe("Tâche;Statut\r\n'=1+1;En cours\r\n")
  })

  test('responsibles are the team; people and events are searched', async () => {
    const listed = (await callAs(program, people.admin!, tasksContract.responsibles, {})).map(({ id }) => id)
    expect(listed).toEqual(expect.arrayContaining([people.admin!.id, people.consultant!.id, people.right!.id]))
    expect(listed).not.toContain(people.user!.id)
    await expect(callAs(program, people.user!, tasksContract.responsibles, {})).rejects.toMatchObject({ status: 403 })
    const { users } = await callAs(program, people.admin!, tasksContract.choices, { query: { q: 'roux' } })
    expect(users).toEqual([{ id: people.user!.id, full_name: 'Julien Roux' }])
    const near = await callAs(program, people.right!, tasksContract.choices, { query: {} })
    expect(near.users.map(({ id }) => id)).toEqual([people.right!.id])
  })
})

test('a note is an open task without a due date, which its author alone takes away', async () => {
  const { id } = await create(people.right!, { label: 'Penser au traiteur', todo_user_id: people.admin!.id })
  const dated = await create(people.right!, { label: 'Traiteur', todo_date: inMinutes(90) })
  expect(await idsSeenBy(people.right!, { tab: 'notes' })).toEqual(expect.arrayContaining([id]))
  expect(await idsSeenBy(people.right!, { tab: 'notes' })).not.toContain(dated.id)
  const remove = (who: Persona, note: number) => callAs(program, who, tasksContract.removeNote, { params: { id: note } })
  await expect(remove(people.admin!, id)).rejects.toMatchObject({ status: 403 })
  await expect(remove(people.other!, id)).rejects.toMatchObject({ status: 404 })
  await expect(remove(people.right!, dated.id)).rejects.toMatchObject({ status: 403 })
  expect(await remove(people.right!, id)).toEqual({ done: true })
  await expect(read(people.right!, id)).rejects.toMatchObject({ status: 404 })
  expect((await notificationsOf(people.admin!)).some(({ to_do_id }) => to_do_id === id)).toBe(false)
})

test('several tasks at once: what it would do, then what it did, and why some stay as they were', async () => {
  const due = inMinutes(3 * 24 * 60)
  const [dated, note, closed] = [
    await create(people.admin!, { label: 'Salle', todo_date: due }),
    await create(people.admin!, { label: 'Penser aux badges' }),
    await create(people.admin!, { label: 'Close' }),
  ]
  await change(people.admin!, closed.id, { status: 'done' })
  const ids = [dated.id, note.id, closed.id]
  const many = (who: Persona, data: object) => callAs(program, who, bulkTasksContract.many, { body: { data: { ids, ...data } as never } })
  const left = [
    { reason: 'Sans échéance', count: 1, names: ['Penser aux badges'] },
    { reason: 'Déjà close', count: 1, names: ['Close'] },
  ]
  expect(await many(people.admin!, { act: 'postpone', days: 2, is_preview: true })).toEqual({ total: 3, changed: 1, left })
  expect((await read(people.admin!, dated.id)).todo_date).toEqual(due)
  expect(await many(people.admin!, { act: 'postpone', days: 2 })).toEqual({ total: 3, changed: 1, left })
  expect((await read(people.admin!, dated.id)).todo_date).toEqual(postponed(due, 2, 'Europe/Paris'))
  expect(await many(people.admin!, { act: 'give', todo_user_id: people.consultant!.id })).toMatchObject({ changed: 2 })
  expect((await notificationsOf(people.consultant!)).map(({ to_do_id }) => to_do_id)).toEqual(expect.arrayContaining([dated.id, note.id]))
  await expect(many(people.readonly!, { act: 'done' })).rejects.toMatchObject({ status: 403 })
  expect(await many(people.right!, { act: 'done' })).toEqual({ total: 0, changed: 0, left: [] })
  await expect(many(people.right!, { act: 'give', todo_user_id: people.user!.id })).rejects.toMatchObject({ status: 422 })
  expect(await many(people.consultant!, { act: 'done' })).toMatchObject({ changed: 2 })
  expect(await many(people.consultant!, { act: 'cancelled' })).toMatchObject({ changed: 0, left: [{ reason: 'Déjà close', count: 3 }] })
})

test('an automatic step without a responsible is refused', async () => {
  const { createTask } = await import('./writing/create-task.ts')
  await expect(tenant.asMachine((context) => createTask(context, { label: 'Étape' }))).rejects.toMatchObject({
    kind: { http: 422, fr: 'Il faut définir un responsable pour cette étape' },
  })
})

test('task_option is the text True or False on the wire, a boolean inside', async () => {
  const optionOf = async (params: { task_option?: boolean }) => {
    const { name } = await aTenant(program, { params })
    return (await program.app.inject({ url: `/api/get-client-params/?client=${name}` })).json().params.task_option
  }
  expect([await optionOf({}), await optionOf({ task_option: true }), await optionOf({ task_option: false })]).toEqual([
    'True',
    'True',
    'False',
  ])
})

test('a task about a company is found by it, names it, and refuses one the tenant does not have', async () => {
  const [company, other] = [await aCompany('Sillage'), await aCompany('Écume')]
  const task = await create(people.admin!, { label: 'Relire la convention', company_id: company })
  await create(people.admin!, { label: 'Ailleurs', company_id: other })
  expect(task).toMatchObject({ company_id: company, company_name: 'Sillage' })
  expect(await idsSeenBy(people.admin!, { company })).toEqual([task.id])
  expect(await idsSeenBy(people.user!, { company })).toEqual([])
  expect(await change(people.admin!, task.id, { data: { company_id: null } })).toMatchObject({ company_id: null, company_name: null })
  await expect(create(people.admin!, { label: 'X', company_id: 999_999 })).rejects.toMatchObject({
    status: 422,
    details: [expect.objectContaining({ field: 'company_id' })],
  })
  const { companies } = await callAs(program, people.admin!, tasksContract.choices, { query: { q: 'ecume' } })
  expect(companies).toEqual([{ id: other, name: 'Écume' }])
})
