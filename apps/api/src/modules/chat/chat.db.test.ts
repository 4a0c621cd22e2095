import { randomUUID } from 'node:crypto'
import { chatContract as contract } from '@kxo/domain/chat/contract'
import type { InboxTab } from '@kxo/domain/chat/kinds'
import { ownConversation } from '@kxo/domain/chat/paths'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTask } from '../../testing/a-task.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendDueAt } from '../../testing/send-due-at.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let learner: Persona
let stranger: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  learner = await tenant.aPerson({ first_name: 'Ana', last_name: 'Roy' })
  stranger = await tenant.aPerson({ first_name: 'Paul', last_name: 'Petit' })
})

const inTenant = <Params extends object>(params: Params) => ({ params: { client: tenant.name, ...params } })
type Start = Partial<Parameters<typeof callAs<typeof contract.start>>[3]['body']>
const start = (who: Persona, body: Start = {}) =>
  callAs(program, who, contract.start, { ...inTenant({}), body: { body: 'Bonjour, une question', key: randomUUID(), ...body } })
type Post = Partial<Parameters<typeof callAs<typeof contract.post>>[3]['body']>
const post = (who: Persona, id: number, body: string, more: Post = {}) =>
  callAs(program, who, contract.post, { ...inTenant({ id }), body: { body, key: randomUUID(), ...more } })
const read = (who: Persona, id: number, before?: number) =>
  callAs(program, who, contract.read, { ...inTenant({ id }), query: before === undefined ? {} : { before } })
const markRead = (who: Persona, id: number, up_to: number) =>
  callAs(program, who, contract.markRead, { ...inTenant({ id }), body: { up_to } })
const list = (who: Persona, query: { scope?: 'own' | 'team'; tab?: InboxTab; q?: string; page_size?: number } = {}) =>
  callAs(program, who, contract.list, { ...inTenant({}), query: { page: 1, page_size: 25, scope: 'own', tab: 'open', ...query } })
const inbox = async (who: Persona, query: { tab?: InboxTab; q?: string } = {}) =>
  (await list(who, { scope: 'team', ...query })).results.map(({ id }) => id)
const unread = (who: Persona) => callAs(program, who, contract.unread, inTenant({}))
const assign = (who: Persona, id: number, user: number | null) =>
  callAs(program, who, contract.assign, { ...inTenant({ id }), body: { user } })
const close = (who: Persona, id: number) => callAs(program, who, contract.close, inTenant({ id }))
const register = (user_id: number, event_id: number, status: 'registered' | 'cancelled' = 'registered') =>
  tenant.inTenant((db) =>
    db
      .insertInto('registrations')
      .values({ event_id, user_id, status: registrationStatus.codeOf(status), code: `C${event_id}-${user_id}` })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
const pdf = '%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'
const attach = (who: Persona, name = 'devis.pdf', bytes: string = pdf) =>
  sendFile(program, who, contract.attach, { params: { client: tenant.name }, name, bytes })

describe('a person writes to the organisation', () => {
  it('from a record of theirs: the team reads it, answers, and each side sees what the other has read', async () => {
    const event = await anOpenEvent(tenant, { title: 'Excel avancé' })
    const registration = await register(learner.id, event)
    const conversation = await start(learner, { subject: { kind: 'registration', id: registration.id } })
    expect(conversation).toMatchObject({
      kind: 'organisation',
      subject: { kind: 'registration', id: registration.id, label: 'Excel avancé', event_id: event },
      unread: 0,
      may_write: true,
      messages: [{ body: 'Bonjour, une question', author_name: 'Ana Roy', is_from_team: false, is_note: false }],
    })
    expect(await unread(admin)).toEqual({ own: 0, team: 1 })
    const seen = await read(admin, conversation.id)
    expect(seen).toMatchObject({ user_name: 'Ana Roy', unread: 1, read_up_to: 0 })
    await markRead(admin, conversation.id, seen.messages[0]!.id)
    expect(await unread(admin)).toEqual({ own: 0, team: 0 })
    expect((await read(learner, conversation.id)).read_by_others).toBe(seen.messages[0]!.id)
    const answer = await post(admin, conversation.id, 'Avec plaisir')
    expect(answer).toMatchObject({ is_from_team: true, author_name: 'Claire Moreau' })
    expect(await unread(learner)).toEqual({ own: 1, team: 0 })
    await markRead(learner, conversation.id, answer.id)
    expect(await unread(learner)).toEqual({ own: 0, team: 0 })
    expect((await read(admin, conversation.id)).read_by_others).toBe(answer.id)
  })

  it('goes on in the open conversation about the same record, and begins another about a different one', async () => {
    const event = await anOpenEvent(tenant)
    const first = await start(learner, { subject: { kind: 'event', id: event } })
    expect((await start(learner, { subject: { kind: 'event', id: event } })).id).toBe(first.id)
    expect((await start(learner)).id).not.toBe(first.id)
    await close(admin, first.id)
    expect((await start(learner, { subject: { kind: 'event', id: event } })).id).not.toBe(first.id)
  })

  it('is a partner’s conversation when a partner writes', async () => expect((await start(await tenant.aPartner())).kind).toBe('partner'))

  it('speaks of nobody else’s registration, of no event they do not see, and writes to nobody in the name of the team', async () => {
    const event = await anOpenEvent(tenant)
    const hidden = await anOpenEvent(tenant, { is_active: false })
    const { id } = await register(stranger.id, event)
    for (const subject of [
      { kind: 'registration', id },
      { kind: 'event', id: hidden },
      { kind: 'bill', id: 999_999 },
      { kind: 'document', id: 999_999 },
    ] as const)
      await expect(start(learner, { subject })).rejects.toMatchObject({ status: 422 })
    await expect(start(learner, { user: stranger.id })).rejects.toMatchObject({ status: 403 })
    await expect(start(learner, { group: event })).rejects.toMatchObject({ status: 403 })
    expect((await list(learner)).results).toEqual([])
  })

  it('writes a message once, however often it leaves, and never another under its key', async () => {
    const key = randomUUID()
    const { id, messages } = await start(learner, { key })
    expect((await start(learner, { key })).id).toBe(id)
    const again = randomUUID()
    const first = await post(learner, id, 'Deux fois', { key: again })
    expect(await post(learner, id, 'Deux fois', { key: again })).toEqual(first)
    expect((await read(learner, id)).messages).toHaveLength(messages.length + 1)
    await expect(post(learner, id, 'Autre chose', { key: again })).rejects.toMatchObject({ status: 409, code: 'idempotencyReused' })
    for (const body of ['   ', 'a'.repeat(5001)]) {
      const { statusCode } = await program.app.inject({
        method: 'POST',
        url: `/api/clients/${tenant.name}/conversations/${id}/messages/`,
        headers: { authorization: `Bearer ${learner.token}` },
        payload: { body, key: randomUUID() },
      })
      expect(statusCode).toBe(422)
    }
  })
})

describe('who reads a conversation', () => {
  it('is the person and the team: another person, another tenant and a recruiter find nothing', async () => {
    const { id } = await start(learner)
    for (const who of [stranger, await tenant.aPerson({ profile_code: 'REF' }), await tenant.aPerson({ profile_code: 'REC' })]) {
      await expect(read(who, id)).rejects.toMatchObject({ status: 404 })
      await expect(post(who, id, 'Moi aussi')).rejects.toMatchObject({ status: 404 })
      await expect(list(who, { scope: 'team' })).rejects.toMatchObject({ status: 403 })
    }
    const elsewhere = await aTenant(program)
    const foreign = await elsewhere.anAdmin()
    await expect(callAs(program, foreign, contract.read, { params: { client: elsewhere.name, id }, query: {} })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      callAs(program, null, contract.list, { ...inTenant({}), query: { page: 1, page_size: 25, scope: 'own', tab: 'open' } }),
    ).rejects.toMatchObject({ status: 401 })
    expect((await read(await tenant.aPerson({ profile_code: 'CNS' }), id)).id).toBe(id)
  })

  it('an administrator who only reads writes nothing, assigns nothing, closes nothing', async () => {
    const { id } = await start(learner)
    const reader = await tenant.anAdmin({ is_restricted: 1 })
    expect(await read(reader, id)).toMatchObject({ id, may_write: false })
    const acts = [
      () => post(reader, id, 'Bonjour'),
      () => assign(reader, id, reader.id),
      () => close(reader, id),
      () => start(reader, { user: learner.id }),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject({ status: 403 })
  })

  it('never shows a note to the person, in no list, count, search or file', async () => {
    const { id } = await start(learner)
    const file = await attach(admin)
    const note = await post(admin, id, 'Client difficile, secret', { is_note: true, files: [file.id] })
    expect((await read(admin, id)).messages.map(({ is_note }) => is_note)).toEqual([false, true])
    const theirs = await read(learner, id)
    expect(JSON.stringify([theirs, await list(learner)])).not.toContain('secret')
    expect(theirs.messages).toHaveLength(1)
    expect(await unread(learner)).toEqual({ own: 0, team: 0 })
    expect((await list(learner, { q: 'difficile' })).results).toEqual([])
    expect(await inbox(admin, { q: 'difficile' })).toEqual([id])
    const at = { params: { client: tenant.name, id, file: file.id } }
    await expect(callAs(program, learner, contract.file, at)).rejects.toMatchObject({ status: 404 })
    await markRead(learner, id, note.id)
    expect((await read(learner, id)).read_up_to).toBeLessThan(note.id)
    await expect(post(learner, id, 'Moi aussi', { is_note: true })).rejects.toMatchObject({ status: 403 })
  })
})

describe('files of a message', () => {
  it('are read by both sides; their kind is what they are, and nobody joins what somebody else sent', async () => {
    const file = await attach(learner)
    const { id, messages } = await start(learner, { files: [file.id] })
    expect(messages[0]?.files).toEqual([{ id: file.id, name: 'devis.pdf', size: file.size }])
    const at = (who: Persona) =>
      program.app.inject({
        url: `/api/clients/${tenant.name}/conversations/${id}/files/${file.id}/`,
        headers: { authorization: `Bearer ${who.token}` },
      })
    expect((await at(admin)).body).toBe(pdf)
    expect((await at(learner)).headers['content-type']).toContain('application/pdf')
    expect((await at(stranger)).statusCode).toBe(404)
    await expect(post(admin, id, 'Le vôtre', { files: [file.id] })).rejects.toMatchObject({ status: 422 })
    await expect(attach(learner, 'virus.pdf', '<script>')).rejects.toMatchObject({ status: 415 })
  })
})

describe('the inbox', () => {
  it('shows what is unread first, mine, what nobody took, groups and what is closed; searches names and messages', async () => {
    const one = await start(learner, { body: 'Ma convocation est introuvable' })
    const two = await start(stranger, { body: 'Merci' })
    await markRead(admin, two.id, two.messages[0]!.id)
    const event = await anOpenEvent(tenant)
    const group = await start(admin, { group: event, body: 'À demain' })
    expect(await inbox(admin)).toEqual([one.id, group.id, two.id])
    expect(await inbox(admin, { tab: 'unassigned' })).toEqual([one.id, two.id])
    expect(await inbox(admin, { tab: 'groups' })).toEqual([group.id])
    await assign(admin, one.id, admin.id)
    expect(await inbox(admin, { tab: 'mine' })).toEqual([one.id])
    await close(admin, two.id)
    expect(await inbox(admin, { tab: 'closed' })).toEqual([two.id])
    expect(await inbox(admin)).toEqual([one.id, group.id])
    expect(await inbox(admin, { q: 'CONVOCATION' })).toEqual([one.id])
    expect(await inbox(admin, { q: 'roy' })).toEqual([one.id])
    expect(await inbox(admin, { q: '100%' })).toEqual([])
    const withOne = { page: 1, page_size: 25, scope: 'team', tab: 'open', user: stranger.id } as const
    const { results } = await callAs(program, admin, contract.list, { ...inTenant({}), query: withOne })
    expect(results.map(({ id }) => id)).toEqual([two.id])
  })

  it('a colleague’s answer clears it for all; what a colleague took nags nobody else', async () => {
    const colleague = await tenant.anAdmin()
    const { id } = await start(learner)
    expect((await unread(colleague)).team).toBe(1)
    await post(admin, id, 'Je regarde')
    expect((await unread(colleague)).team).toBe(0)
    await assign(admin, id, admin.id)
    await post(learner, id, 'Alors ?')
    expect([(await unread(admin)).team, (await unread(colleague)).team]).toEqual([1, 0])
  })

  it('is assigned to whoever answers, and to nobody else', async () => {
    const { id } = await start(learner)
    expect(await assign(admin, id, admin.id)).toMatchObject({ assigned_to: admin.id, assigned_name: 'Claire Moreau' })
    expect((await read(learner, id)).assigned_name).toBeNull()
    expect((await assign(admin, id, null)).assigned_to).toBeNull()
    const reader = await tenant.anAdmin({ is_restricted: 1 })
    for (const who of [learner, reader]) await expect(assign(admin, id, who.id)).rejects.toMatchObject({ status: 422, code: 'notOfTeam' })
    const team = await callAs(program, admin, contract.team, inTenant({}))
    expect(team).toEqual([{ id: admin.id, name: 'Claire Moreau' }])
    await expect(callAs(program, learner, contract.team, inTenant({}))).rejects.toMatchObject({ status: 403 })
  })

  it('closed, it says by whom; writing again takes the will to open it', async () => {
    const { id } = await start(learner)
    expect(await close(admin, id)).toMatchObject({ is_closed: true, closed_by_name: 'Claire Moreau' })
    await expect(close(learner, id)).rejects.toMatchObject({ status: 403 })
    await expect(post(learner, id, 'Encore une chose')).rejects.toMatchObject({
      status: 409,
      code: 'conversationClosed',
      message: 'Cette conversation a été fermée par Claire Moreau.',
    })
    await post(admin, id, 'Pour mémoire', { is_note: true })
    expect((await read(learner, id)).is_closed).toBe(true)
    await post(learner, id, 'Encore une chose', { reopens: true })
    expect(await read(learner, id)).toMatchObject({ is_closed: false, closed_by_name: null })
    await close(admin, id)
    expect(await callAs(program, admin, contract.reopen, inTenant({ id }))).toMatchObject({ is_closed: false })
    const actions = await tenant.inTenant((db) =>
      db
        .selectFrom('traces')
        .select(['action', 'info'])
        .where('subject', '=', 'conversation')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'send_message',
      'close_conversation',
      'send_message',
      'reopen_conversation',
      'send_message',
      'close_conversation',
      'reopen_conversation',
    ])
    expect(JSON.stringify(actions)).not.toContain('Encore')
  })

  it('shows the person as far as its reader may: unpaid bills for who sees payments alone', async () => {
    const event = await anOpenEvent(tenant, { title: 'Excel avancé' })
    await register(learner.id, event)
    const task = await aTask(tenant, admin.id)
    await tenant.inTenant((db) => db.updateTable('tasks').set({ user_id: learner.id }).where('id', '=', task).execute())
    const { id } = await start(learner)
    const card = (who: Persona) => callAs(program, who, contract.card, inTenant({ id }))
    expect(await card(admin)).toMatchObject({
      id: learner.id,
      name: 'Ana Roy',
      registrations: [{ title: 'Excel avancé' }],
      bills: [],
      tasks: [{ id: task }],
    })
    expect((await card(await tenant.anAdmin({ is_restricted: 2 }))).bills).toBeNull()
    await expect(card(learner)).rejects.toMatchObject({ status: 403 })
  })

  it('goes back in time fifty messages at once', async () => {
    const { id } = await start(learner)
    for (let n = 0; n < 51; n++) await post(learner, id, `Message ${n}`)
    const latest = await read(admin, id)
    expect([latest.messages.length, latest.has_older]).toEqual([50, true])
    const older = await read(admin, id, latest.messages[0]!.id)
    expect(older.messages.map(({ body }) => body)).toEqual(['Bonjour, une question', 'Message 0'])
    expect(older.has_older).toBe(false)
  })
})

describe('the group of an event', () => {
  it('is for its participants and partners, one per event; whoever cancelled is out of it', async () => {
    const event = await anOpenEvent(tenant, { title: 'Excel avancé' })
    await register(learner.id, event)
    const { id } = await start(admin, { group: event, body: 'Rendez-vous à 9 h' })
    expect((await start(admin, { group: event, body: 'Salle 2' })).id).toBe(id)
    expect((await list(learner)).results).toMatchObject([{ id, kind: 'group', unread: 2, subject: { label: 'Excel avancé' } }])
    expect((await post(learner, id, 'Merci')).is_from_team).toBe(false)
    await expect(read(stranger, id)).rejects.toMatchObject({ status: 404 })
    const partner = await tenant.aPartner()
    await tenant.inTenant((db) =>
      db.insertInto('event_partners').values({ event_id: event, user_id: partner.id, kind: 1, status: 5 }).execute(),
    )
    expect((await read(partner, id)).may_write).toBe(true)
    await tenant.inTenant((db) =>
      db
        .updateTable('registrations')
        .set({ status: registrationStatus.codeOf('cancelled') })
        .where('event_id', '=', event)
        .execute(),
    )
    await expect(read(learner, id)).rejects.toMatchObject({ status: 404 })
    expect(await unread(learner)).toEqual({ own: 0, team: 0 })
  })

  it('is only read thirty days after the end', async () => {
    const ended = new Date(Date.now() - 31 * 86_400_000)
    const event = await anOpenEvent(tenant, { start_date: ended, end_date: ended })
    await register(learner.id, event)
    await expect(start(admin, { group: event })).rejects.toMatchObject({ status: 409, code: 'groupOver' })
    const later = await anOpenEvent(tenant)
    await register(learner.id, later)
    const { id } = await start(admin, { group: later })
    await tenant.inTenant((db) => db.updateTable('events').set({ start_date: ended, end_date: ended }).where('id', '=', later).execute())
    expect(await read(learner, id)).toMatchObject({ is_over: true, may_write: false })
    await expect(post(learner, id, 'Coucou')).rejects.toMatchObject({ status: 409, code: 'groupOver' })
  })
})

describe('the mail of a message nobody read', () => {
  const noon = (days = 1): Date => new Date(`${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T11:00:00Z`)
  const writtenAt = (id: number, at: Date) =>
    tenant.inTenant((db) => db.updateTable('conversation_messages').set({ created_at: at }).where('id', '=', id).execute())
  const mailsTo = (who: Persona) =>
    tenant.inTenant((db) =>
      db.selectFrom('mails').select(['id', 'html']).where('moment', '=', 'unread_message').where('user_id', '=', who.id).execute(),
    )
  const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

  it('leaves a quarter of an hour later, once a silence, with the way to the conversation', async () => {
    const { id } = await start(learner)
    const answer = await post(admin, id, 'Voici la réponse')
    const at = noon()
    await writtenAt(answer.id, at)
    await sendDueAt(program, tenant.id, later(at, 14))
    expect(await mailsTo(learner)).toEqual([])
    const more = await post(admin, id, 'Et un complément')
    await writtenAt(more.id, later(at, 5))
    await sendDueAt(program, tenant.id, later(at, 16))
    await sendDueAt(program, tenant.id, later(at, 30))
    const [mail, ...others] = await mailsTo(learner)
    expect(others).toEqual([])
    expect(mail?.html).toContain('Claire Moreau')
    expect(
      await tenant.inTenant((db) =>
        db.selectFrom('personal_links').select(['path', 'purpose']).where('user_id', '=', learner.id).execute(),
      ),
    ).toEqual([{ path: ownConversation(id), purpose: 'conversation' }])
    await markRead(learner, id, more.id)
    const next = await post(admin, id, 'Un mot de plus')
    await writtenAt(next.id, later(at, 40))
    await sendDueAt(program, tenant.id, later(at, 56))
    expect(await mailsTo(learner)).toHaveLength(2)
  })

  it('does not leave once it is read, for a note, nor to who wrote it; of the team, to whoever answers', async () => {
    const { id, messages } = await start(learner)
    const at = noon()
    await writtenAt(messages[0]!.id, at)
    await assign(admin, id, admin.id)
    const note = await post(admin, id, 'À voir', { is_note: true })
    await writtenAt(note.id, at)
    await sendDueAt(program, tenant.id, later(at, 16))
    expect([await mailsTo(learner), await mailsTo(await tenant.anAdmin())]).toEqual([[], []])
    // Writing a note is reading what was written before it.
    expect(await mailsTo(admin)).toEqual([])
    const again = await post(learner, id, 'Toujours là ?')
    await writtenAt(again.id, later(at, 20))
    await sendDueAt(program, tenant.id, later(at, 36))
    expect(await mailsTo(admin)).toHaveLength(1)
  })
})

it('does not exist in a space without it', async () => {
  const off = await aTenant(program, { own: [] })
  const person = await off.aPerson()
  await expect(callAs(program, person, contract.unread, { params: { client: off.name } })).rejects.toMatchObject({ status: 404 })
})

describe('a personal link', () => {
  it('opens the conversation it was made for: no other, no list, no new one', async () => {
    const { id } = await start(learner)
    const other = await start(learner, { subject: { kind: 'event', id: await anOpenEvent(tenant) } })
    const link = await tenant.aPerson({ isLink: true })
    await tenant.inTenant(async (db) => {
      await db.updateTable('conversations').set({ user_id: link.id }).where('id', 'in', [id, other.id]).execute()
      await db
        .updateTable('sessions')
        .set({ link_path: ownConversation(id) })
        .where('user_id', '=', link.id)
        .execute()
    })
    expect((await read(link, id)).id).toBe(id)
    expect((await post(link, id, 'Par le lien')).body).toBe('Par le lien')
    await expect(read(link, other.id)).rejects.toMatchObject({ status: 404 })
    for (const act of [() => list(link), () => unread(link)]) await expect(act()).rejects.toMatchObject({ status: 403 })
    await expect(start(link)).rejects.toMatchObject({ status: 403 })
  })
})
