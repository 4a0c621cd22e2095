import { pathContract } from '@kxo/domain/events/path/path-contract'
import { formsContract } from '@kxo/domain/forms/contract'
import { questionnairesContract as contract } from '@kxo/domain/questionnaires/contract'
import { duesContract } from '@kxo/domain/registrations/dues/dues-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../testing/run-jobs.ts'
import { sendDueAt } from '../../testing/send-due-at.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { openPersonalLink } from '../identity/links/open-link.ts'
import { mailQuestionnaire } from './jobs.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})

const hour = 3_600_000
const day = 24 * hour
const aPlace = (event_id: number, person: Persona, { company_id = null as number | null, status = 'signedIn' as const } = {}) =>
  tenant.inTenant((db) =>
    db
      .insertInto('registrations')
      .values({ event_id, user_id: person.id, company_id, status: registrationStatus.codeOf(status), code: `c${person.id}` })
      .execute(),
  )
/** An event that ended two hours ago, and people who attended it. */
async function aPastEvent(people = 3, ended = new Date(Date.now() - 2 * hour)) {
  const event = await anOpenEvent(tenant, { start_date: new Date(ended.getTime() - 8 * hour), end_date: ended })
  const attendees: Persona[] = []
  for (let n = 0; n < people; n++) attendees.push(await tenant.aPerson({ first_name: `Personne ${n}` }))
  for (const person of attendees) await aPlace(event, person)
  return { event, attendees }
}
const at = (id: number) => ({ params: { client: tenant.name, id } })
const aForm = async (model: 'hot' | 'cold' | 'needs' = 'hot') =>
  (await callAs(program, admin, contract.create, { params: { client: tenant.name }, body: { model } })).id
type Sending = {
  moment?: 'needs' | 'hot' | 'cold'
  days?: number
  is_anonymous?: boolean
  audience?: 'participant' | 'partner' | 'referent'
}
const send = (event: number, form: number, { moment = 'hot', days = 0, is_anonymous = false, audience = 'participant' }: Sending = {}) =>
  callAs(program, admin, contract.add, { ...at(event), body: { form, audience, moment, days, open_days: 30, is_anonymous } })
const own = (event: number, form: number) => ({ params: { client: tenant.name, event, form } })
const read = (who: Persona, event: number, form: number) => callAs(program, who, contract.own, own(event, form))
const scales = (stars: number, recommendation: number) => ({
  ...Object.fromEntries(['overall', 'content', 'goals', 'teaching', 'welcome'].map((name) => [name, String(stars)])),
  recommendation: String(recommendation),
})
async function answer(who: Persona, event: number, form: number, answers: Record<string, string>) {
  const { version } = await read(who, event, form)
  return callAs(program, who, contract.answer, { ...own(event, form), body: { version: version ?? 0, answers } })
}
const mails = () => tenant.inTenant((db) => db.selectFrom('mails').select(['moment', 'recipient']).orderBy('id').execute())

describe('a questionnaire is sent', () => {
  test('when its event ends, once, to those who attended; a reminder goes to who has not answered', async () => {
    const ended = new Date('2027-03-10T16:30:00Z')
    const { event, attendees } = await aPastEvent(2, ended)
    const absent = await tenant.aPerson()
    await aPlace(event, absent, { status: 'absent' as never })
    const form = await aForm()
    await send(event, form)
    const [anne, bob] = attendees as [Persona, Persona]
    await sendDueAt(program, tenant.id, new Date(ended.getTime() - 60_000))
    expect(await mails()).toEqual([])
    await sendDueAt(program, tenant.id, new Date(ended.getTime() + 60_000))
    await sendDueAt(program, tenant.id, new Date(ended.getTime() + 120_000))
    const moment = 'send_questionnaire'
    expect(await mails()).toEqual([anne, bob].map(({ mail }) => ({ moment, recipient: mail })))
    await tenant.inTenant((db) =>
      db.updateTable('questionnaire_invitations').set({ answered_on: '2027-03-11' }).where('user_id', '=', anne.id).execute(),
    )
    await sendDueAt(program, tenant.id, new Date('2027-03-13T09:00:30Z'))
    await sendDueAt(program, tenant.id, new Date('2027-03-17T09:00:30Z'))
    expect((await mails()).slice(2)).toEqual([1, 2].map(() => ({ moment: 'remind_questionnaire', recipient: bob.mail })))
  })

  test('on the day its event goes to, when it is moved', async () => {
    const { event } = await aPastEvent(1, new Date('2027-03-10T16:30:00Z'))
    await send(event, await aForm())
    const moved = new Date('2027-03-29T16:30:00Z')
    await tenant.inTenant((db) => db.updateTable('events').set({ end_date: moved }).where('id', '=', event).execute())
    await sendDueAt(program, tenant.id, new Date('2027-03-10T16:31:00Z'))
    expect(await mails()).toEqual([])
    await sendDueAt(program, tenant.id, new Date('2027-03-29T16:31:00Z'))
    expect((await mails()).map(({ moment }) => moment)).toEqual(['send_questionnaire'])
  })

  test('with hindsight, to the referents of the companies that sent people, each once', async () => {
    const ended = new Date('2027-03-10T16:30:00Z')
    const company = await tenant.inTenant((db) =>
      db.insertInto('companies').values({ name: 'Atelier Nord' }).returning('id').executeTakeFirstOrThrow(),
    )
    const referent = await tenant.aReferent(company.id)
    const event = await anOpenEvent(tenant, { start_date: new Date(ended.getTime() - 8 * hour), end_date: ended })
    for (let n = 0; n < 2; n++) await aPlace(event, await tenant.aPerson(), { company_id: company.id })
    await send(event, await aForm('cold'), { moment: 'cold', days: 60, audience: 'referent' })
    await sendDueAt(program, tenant.id, new Date('2027-05-09T08:00:30Z'))
    expect(await mails()).toEqual([{ moment: 'send_cold_questionnaire', recipient: referent.mail }])
  })

  test('for needs, fifteen days before, and to whoever registers later as they do', async () => {
    const event = await anOpenEvent(tenant, { start_date: new Date('2027-06-20T07:00:00Z'), end_date: new Date('2027-06-20T15:00:00Z') })
    const [early, late] = [await tenant.aPerson(), await tenant.aPerson()]
    const register = (person: Persona, instant: Date) =>
      tenant.inTenant(async (db) => {
        const { id } = await db
          .insertInto('registrations')
          .values({ event_id: event, user_id: person.id, status: 5, code: `n${person.id}`, created_at: instant })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db.insertInto('registration_history').values({ registration_id: id, to_status: 5, at: instant }).execute()
      })
    await register(early, new Date('2027-05-01T08:00:00Z'))
    await send(event, await aForm('needs'), { moment: 'needs', days: -15 })
    await sendDueAt(program, tenant.id, new Date('2027-06-05T07:00:30Z'))
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([early.mail])
    await register(late, new Date('2027-06-10T09:00:00Z'))
    await sendDueAt(program, tenant.id, new Date('2027-06-10T09:00:30Z'))
    expect((await mails()).map(({ recipient }) => recipient)).toContain(late.mail)
  })

  test('now, to all those it waits for, and again as a reminder; nobody is left once all have answered', async () => {
    const { event, attendees } = await aPastEvent(2)
    const form = await aForm()
    const [sending] = await send(event, form)
    const target = { params: { client: tenant.name, id: event, sending: sending?.id ?? 0 } }
    const sendNow = async () => {
      const { people } = await callAs(program, admin, contract.send, target)
      for (const { tenant_id: _, ...data } of (await waitingJobs(program, tenant.id, mailQuestionnaire.name)).slice(-1))
        await runJobNow(program, tenant.id, mailQuestionnaire.name, data)
      return people
    }
    expect(await sendNow()).toBe(2)
    await answer(attendees[0] as Persona, event, form, scales(5, 10))
    expect(await sendNow()).toBe(1)
    expect((await mails()).map(({ moment }) => moment)).toEqual(['send_questionnaire', 'send_questionnaire', 'remind_questionnaire'])
    await answer(attendees[1] as Persona, event, form, scales(5, 10))
    await expect(sendNow()).rejects.toMatchObject({ status: 409, code: 'nobodyWaits' })
  })

  test('by a personal link to whoever has no account: it opens that questionnaire, and is answered from there', async () => {
    const { event, attendees } = await aPastEvent(1)
    const form = await aForm()
    const [sending] = await send(event, form)
    await callAs(program, admin, contract.send, { params: { client: tenant.name, id: event, sending: sending?.id ?? 0 } })
    const [{ tenant_id: _, ...data } = {}] = await waitingJobs(program, tenant.id, mailQuestionnaire.name)
    await runJobNow(program, tenant.id, mailQuestionnaire.name, data)
    const { body_text } = await tenant.inTenant((db) => db.selectFrom('mails').select('body_text').executeTakeFirstOrThrow())
    const code = /lien-sms\/([\w-]+)/.exec(body_text)?.[1] ?? ''
    const opened = await tenant.asMachine((context) => openPersonalLink(context, { params: { client: tenant.name, code } } as never))
    expect(opened.path).toBe(`/questionnaire-event/${event}/${form}`)
    const linked = { ...(attendees[0] as Persona), token: opened.session.access }
    expect((await answer(linked, event, form, scales(4, 8))).state).toBe('answered')
  })
})

describe('a questionnaire is answered', () => {
  test('once, by those it is for; what is wrong is told by its field', async () => {
    const { event, attendees } = await aPastEvent(1)
    const form = await aForm()
    await send(event, form)
    const [anne] = attendees as [Persona]
    expect((await callAs(program, anne, contract.waiting, { params: { client: tenant.name } })).map(({ form: id }) => id)).toEqual([form])
    const dues = await callAs(program, anne, duesContract.list, { params: { client: tenant.name } })
    expect(dues.map(({ kind, path }) => [kind, path])).toEqual([['questionnaire', `/questionnaire-event/${event}/${form}`]])
    await expect(answer(anne, event, form, scales(6, 11))).rejects.toMatchObject({
      status: 422,
      details: expect.arrayContaining([
        expect.objectContaining({ field: 'overall' }),
        expect.objectContaining({ field: 'recommendation' }),
      ]),
    })
    const answered = await answer(anne, event, form, { ...scales(4, 9), useful: ' Les exercices ' })
    expect(answered).toMatchObject({ state: 'answered', answers: { overall: '4', recommendation: '9', useful: 'Les exercices' } })
    await expect(answer(anne, event, form, scales(1, 0))).rejects.toMatchObject({ status: 409, code: 'alreadyAnswered' })
    expect(await callAs(program, anne, contract.waiting, { params: { client: tenant.name } })).toEqual([])
    await expect(read(await tenant.aPerson(), event, form)).rejects.toMatchObject({ status: 403 })
    await expect(read(anne, event, form + 1)).rejects.toMatchObject({ status: 404 })
  })

  test('in the order of its event: what comes after waits for it, and it waits for what comes before', async () => {
    const { event, attendees } = await aPastEvent(1)
    const [anne] = attendees as [Persona]
    const form = await aForm('needs')
    const [sending] = await send(event, form, { moment: 'needs', days: -15 })
    const slot = await tenant.inTenant((db) =>
      db
        .insertInto('slots')
        .values({ event_id: event, start_at: new Date(Date.now() - 9 * hour), end_at: new Date(Date.now() - 6 * hour) })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const steps = [
      { kind: 'questionnaire', target: sending?.id ?? 0 },
      { kind: 'slot', target: slot.id },
    ] as const
    const order = (ordered: (typeof steps)[number][]) =>
      callAs(program, admin, pathContract.setPath, { ...at(event), body: { mode: 'activityAll', steps: ordered } })
    const path = async () =>
      (await callAs(program, anne, pathContract.ownPath, at(event))).map(({ kind, is_open, is_done }) => [kind, is_open, is_done])
    await order(steps.toReversed())
    await expect(answer(anne, event, form, { level: 'Je débute' })).rejects.toMatchObject({ status: 409, code: 'stepLocked' })
    await order([...steps])
    expect(await path()).toEqual([
      ['questionnaire', true, false],
      ['slot', false, false],
    ])
    await answer(anne, event, form, { level: 'Je débute' })
    expect(await path()).toEqual([
      ['questionnaire', true, true],
      ['slot', true, false],
    ])
  })

  test('neither before its moment nor after it closed; who declined may change their mind', async () => {
    const form = await aForm()
    const coming = await aPastEvent(1, new Date(Date.now() + day))
    await send(coming.event, form)
    const [early] = coming.attendees as [Persona]
    expect((await read(early, coming.event, form)).state).toBe('notYet')
    await expect(answer(early, coming.event, form, scales(5, 9))).rejects.toMatchObject({ status: 409, code: 'notYet' })
    const long = await aPastEvent(1, new Date(Date.now() - 40 * day))
    await send(long.event, form)
    await expect(answer(long.attendees[0] as Persona, long.event, form, scales(5, 9))).rejects.toMatchObject({
      status: 409,
      code: 'closed',
    })
    const now = await aPastEvent(1)
    await send(now.event, form)
    const [anne] = now.attendees as [Persona]
    expect((await callAs(program, anne, contract.decline, own(now.event, form))).state).toBe('declined')
    const [figures] = await callAs(program, admin, contract.ofEvent, at(now.event))
    expect(figures).toMatchObject({ invited: 1, answered: 0, declined: 1 })
    expect((await answer(anne, now.event, form, scales(5, 9))).state).toBe('answered')
  })

  test('FOR-40: an anonymous response names nobody, says no hour and no order, and is shown among three', async () => {
    const { event, attendees } = await aPastEvent(3)
    const form = await aForm()
    await send(event, form, { is_anonymous: true })
    const responses = () => callAs(program, admin, contract.responses, { ...at(form), query: { page: 1, page_size: 25 } })
    for (const [n, person] of attendees.entries()) {
      if (n === 2) expect((await responses()).results).toEqual([])
      expect((await answer(person, event, form, { ...scales(4, 9), better: `Idée ${n}` })).answers).toBeNull()
    }
    expect((await responses()).results.map(({ person, person_id }) => [person, person_id])).toEqual(Array(3).fill([null, null]))
    const { rows } = await program.database.pool.query(
      `select 'response' as kind, count(distinct xmin::text)::int as n, count(user_id)::int as named from questionnaire_responses where tenant_id = $1
       union all select 'invitation', count(distinct xmin::text)::int, 0 from questionnaire_invitations where tenant_id = $1 and answered_on is not null order by 1`,
      [tenant.id],
    )
    expect(rows).toEqual([
      { kind: 'invitation', n: 1, named: 0 },
      { kind: 'response', n: 1, named: 0 },
    ])
    const traces = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('id').where('action', '=', 'answer_questionnaire').execute(),
    )
    expect(traces).toEqual([])
  })
})

describe('what was answered', () => {
  test('FOR-41: the vector of ten gives +30 and the sums of all; under three nothing is told', async () => {
    const { event, attendees } = await aPastEvent(10)
    const form = await aForm()
    await send(event, form)
    const vector = [10, 9, 9, 8, 7, 6, 10, 3, 9, 8]
    const results = () => callAs(program, admin, contract.results, { ...at(form), query: {} })
    for (const [n, recommendation] of vector.entries()) {
      if (n === 2) expect(await results()).toMatchObject({ answered: 2, satisfaction: null, score: null, questions: [], promoters: 0 })
      await answer(attendees[n] as Persona, event, form, {
        ...scales(n < 5 ? 5 : 3, recommendation),
        ...(n === 0 && { better: 'Plus long' }),
      })
    }
    const shown = await results()
    expect(shown).toMatchObject({ invited: 10, answered: 10, satisfaction: 75, score: 30, promoters: 5, passives: 3, detractors: 2 })
    const overall = shown.questions.find(({ name }) => name === 'overall')
    expect(overall).toMatchObject({
      answers: 10,
      mean: 4,
      values: [
        { value: '3', count: 5 },
        { value: '5', count: 5 },
      ],
    })
    expect(shown.questions.find(({ name }) => name === 'better')).toMatchObject({
      answers: 1,
      texts: [{ text: 'Plus long', response: expect.any(Number) }],
    })
    const { results: list } = await callAs(program, admin, contract.list, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25 },
    })
    expect(list).toMatchObject([{ id: form, events: 1, questions: 8, invited: 10, answered: 10, rate: 100, satisfaction: 75, score: 30 }])
  })

  test('a response is read as it was given, after its questions changed; one removed from an event stays', async () => {
    const { event, attendees } = await aPastEvent(1)
    const form = await aForm()
    const [sending] = await send(event, form)
    await answer(attendees[0] as Persona, event, form, { ...scales(4, 9), useful: 'Le jeu' })
    const written = await callAs(program, admin, formsContract.get, at(form))
    expect(written.responses_count).toBe(1)
    await callAs(program, admin, formsContract.change, {
      ...at(form),
      body: {
        version: written.version,
        sections: [
          {
            title: '',
            fields: written.fields
              .slice(0, 1)
              .map(({ id: _, rank: _r, section: _s, section_en: _e, ...field }) => ({ ...field, label: 'Autrement' })),
          },
        ],
      },
    })
    await callAs(program, admin, contract.remove, { params: { client: tenant.name, id: event, sending: sending?.id ?? 0 } })
    expect(await callAs(program, admin, contract.ofEvent, at(event))).toEqual([])
    const { results } = await callAs(program, admin, contract.responses, { ...at(form), query: { page: 1, page_size: 25 } })
    const response = await callAs(program, admin, contract.response, {
      params: { client: tenant.name, id: form, response: results[0]?.id ?? 0 },
    })
    expect(response.fields[0]?.label).toBe('Votre satisfaction générale')
    expect(response).toMatchObject({ person: 'Personne 0 Durand', satisfaction: 75, recommendation: 9, answers: { useful: 'Le jeu' } })
    await expect(callAs(program, admin, formsContract.remove, at(form))).rejects.toMatchObject({ status: 409, code: 'stillUsed' })
  })

  test('is written in a file with a column for each question', async () => {
    const { event, attendees } = await aPastEvent(1)
    const form = await aForm()
    await send(event, form)
    await answer(attendees[0] as Persona, event, form, { ...scales(4, 9), useful: 'Le jeu' })
    const file = await program.app.inject({
      url: `/api/clients/${tenant.name}/questionnaires/${form}/responses/?format=csv`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const [head, row] = file.body.replace('\uFEFF', '').split(/\r?\n/)
    expect(head).toContain('Votre satisfaction générale')
    expect(row).toContain('Le jeu')
  })
})

describe('an event', () => {
  test('takes the whole set once, from models the space has once', async () => {
    const { event } = await aPastEvent(1)
    const other = await aPastEvent(1)
    const [first, again] = [
      await callAs(program, admin, contract.addSet, at(event)),
      await callAs(program, admin, contract.addSet, at(event)),
    ]
    expect(first.map(({ audience, moment, days }) => [audience, moment, days])).toEqual([
      ['participant', 'needs', -15],
      ['participant', 'hot', 0],
      ['partner', 'hot', 1],
      ['participant', 'cold', 60],
      ['referent', 'cold', 60],
    ])
    expect(again).toEqual(first)
    const elsewhere = await callAs(program, admin, contract.addSet, at(other.event))
    expect(elsewhere.map(({ form }) => form)).toEqual(first.map(({ form }) => form))
    await aForm()
    const { results } = await callAs(program, admin, contract.list, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, q: 'satisfaction à chaud' },
    })
    expect(results.map(({ name }) => name)).toEqual(['Satisfaction à chaud', 'Satisfaction à chaud 2'])
  })

  test('refuses what it sends already, days of another moment, and who may only read', async () => {
    const { event } = await aPastEvent(1)
    const form = await aForm()
    const [sending] = await send(event, form)
    await expect(send(event, form)).rejects.toMatchObject({ status: 409, code: 'alreadySent' })
    await expect(send(event, form, { moment: 'cold', days: 10 })).rejects.toMatchObject({ status: 422, details: [{ field: 'days' }] })
    const reader = await tenant.anAdmin({ is_restricted: 1 })
    expect(await callAs(program, reader, contract.ofEvent, at(event))).toHaveLength(1)
    const change = { params: { client: tenant.name, id: event, sending: sending?.id ?? 0 }, body: { days: 2, open_days: null } }
    await expect(callAs(program, reader, contract.change, change)).rejects.toMatchObject({ status: 403 })
    expect(await callAs(program, admin, contract.change, change)).toMatchObject([{ days: 2, open_days: null }])
    for (const who of [await tenant.aPerson(), await tenant.aPartner()])
      await expect(callAs(program, who, contract.ofEvent, at(event))).rejects.toMatchObject({ status: 403 })
  })

  test('is read by a recruiter when it is of their company, and so is what was answered', async () => {
    const company = await tenant.inTenant((db) =>
      db.insertInto('companies').values({ name: 'Nord' }).returning('id').executeTakeFirstOrThrow(),
    )
    const recruiter = await tenant.aPerson({ profile_code: 'REC', company_id: company.id })
    const [own, other] = [await aPastEvent(1), await aPastEvent(1)]
    await tenant.inTenant((db) => db.updateTable('events').set({ company_id: company.id }).where('id', '=', own.event).execute())
    const form = await aForm()
    for (const { event, attendees } of [own, other]) {
      await send(event, form)
      await answer(attendees[0] as Persona, event, form, scales(4, 9))
    }
    const page = { page: 1 as const, page_size: 25 as const }
    const { results } = await callAs(program, recruiter, contract.responses, { ...at(form), query: page })
    expect(results.map(({ event_id }) => event_id)).toEqual([own.event])
    expect(await callAs(program, recruiter, contract.results, { ...at(form), query: {} })).toMatchObject({
      answered: 1,
      events: [{ id: own.event }],
    })
    const listed = await callAs(program, recruiter, contract.list, { params: { client: tenant.name }, query: page })
    expect(listed.results).toMatchObject([{ id: form, events: 1, answered: 1 }])
    await expect(callAs(program, recruiter, contract.ofEvent, at(other.event))).rejects.toMatchObject({ status: 403 })
  })

  test('does without in a space without the feature', async () => {
    tenant = await aTenant(program, { own: [] })
    const who = await tenant.aPerson()
    expect(await callAs(program, who, contract.waiting, { params: { client: tenant.name } })).toEqual([])
    await expect(read(who, 1, 1)).rejects.toMatchObject({ status: 404 })
  })
})

test('FOR-41: a questionnaire has one recommendation at most', async () => {
  const scale = (name: string) => ({ name, label: name, input_type: 'stars' as const, minimum: 0, maximum: 10 })
  const fields = [scale('one'), scale('two')].map((field) => ({
    ...field,
    help: '',
    purpose: '',
    is_required: false,
    options: [],
    terms: null,
    is_for_admins: false,
    shown_when: null,
  }))
  await expect(
    callAs(program, admin, formsContract.create, {
      params: { client: tenant.name },
      body: { name: 'Deux notes', nature: 'questionnaire', sections: [{ title: '', fields }], is_published: true },
    }),
  ).rejects.toMatchObject({ status: 422, code: 'oneRecommendation' })
})
