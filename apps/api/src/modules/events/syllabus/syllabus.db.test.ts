import { presenceState } from '@kxo/domain/attendance/presence'
import { eventsContract } from '@kxo/domain/events/contract'
import { programmeFields } from '@kxo/domain/events/sheet'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { aPublishedForm } from '../../../testing/a-published-form.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { readFile } from '../../documents/index.ts'

let program: Program
let world: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  world = await aTenant(program)
  admin = await world.anAdmin()
})
afterAll(() => program.close())

const sheet = JSON.stringify({
  ...Object.fromEntries(programmeFields.map((name) => [name, `Partie ${name.replaceAll('_', ' ')}`])),
  operational_objectives: '- Écouter\n- Décider',
})
const fetchSheet = (id: number, token?: string) =>
  program.app.inject({
    url: `/api/clients/${world.name}/events/${id}/sheet.pdf`,
    headers: { 'accept-language': 'fr', ...(token && { authorization: `Bearer ${token}` }) },
  })

test('FOR-20 the sheet is a file anybody who reads the page may keep, with every part in order, dates, prices and version', async () => {
  const id = await anOpenEvent(world, { is_training: true, title: 'Écouter pour décider', sheet, price_ht: 65_000, minutes: 420 })
  const answer = await fetchSheet(id)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = (await printedText(answer.rawPayload)).join('\n')
  const places = [
    'Écouter pour décider',
    'Partie objective',
    'Décider',
    'Durée',
    'Dates et lieu',
    'Partie content',
    'Tarifs',
    '650,00 €',
    'Version 1',
  ]
  const at = places.map((part) => text.indexOf(part))
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  expect(at.every((place) => place >= 0)).toBe(true)
})

test('FOR-03 the declaration is named in the only words the law allows, and what is not for visitors answers nothing', async () => {
  await world.inTenant((db) => db.updateTable('entities').set({ activity_number: '84690000169' }).where('is_default', '=', true).execute())
  const id = await anOpenEvent(world, { is_training: true, sheet })
  const pages = await printedText((await fetchSheet(id)).rawPayload)
  expect(pages.join(' ')).toContain('Enregistrée sous le numéro 84690000169. Cet enregistrement ne vaut pas agrément de l’État.')
  expect(pages.join(' ')).not.toContain('Déclaration d’activité')
  const draft = await anOpenEvent(world, { is_training: true, is_active: false, sheet })
  expect([(await fetchSheet(draft)).statusCode, (await fetchSheet(draft, admin.token)).statusCode]).toEqual([404, 200])
  expect((await fetchSheet(await anOpenEvent(world, { is_training: false }))).statusCode).toBe(404)
})

test('FOR-42 results say how many came to the closed dates of two years, never of fewer than three people', async () => {
  const title = 'Tenir un stand'
  const ended = new Date(Date.now() - 40 * 86_400_000)
  const past = await anOpenEvent(world, { is_training: true, title, start_date: ended, end_date: ended, closed_at: ended })
  const id = await anOpenEvent(world, { is_training: true, title, sheet })
  const register = async (status: 'signedIn' | 'absent') => {
    const { id: user_id } = await world.aPerson()
    await world.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({ event_id: past, user_id, status: registrationStatus.codeOf(status), code: `R${user_id}` })
        .execute(),
    )
  }
  const indicators = async () => (await callAs(program, null, eventsContract.publicGet, { params: { client: world.name, id } })).indicators
  await register('signedIn')
  await register('absent')
  expect(await indicators()).toBeNull()
  await register('signedIn')
  expect(await indicators()).toEqual({
    expected: 3,
    came: 2,
    planned_minutes: 0,
    followed_minutes: 0,
    satisfaction: null,
    from: ended,
    to: ended,
  })
  expect((await printedText((await fetchSheet(id)).rawPayload)).join(' ')).toContain('67 % des 3 personnes attendues')
})

test('FOR-42 hours followed are of the hours planned for all who were expected; satisfaction is told where it is published, from three answers', async () => {
  const title = 'Mener un audit'
  const ended = new Date(Date.now() - 40 * 86_400_000)
  const hours = (n: number) => new Date(ended.getTime() + n * 3_600_000)
  const past = await anOpenEvent(world, { is_training: true, title, start_date: ended, end_date: hours(7), closed_at: hours(8) })
  const id = await anOpenEvent(world, { is_training: true, title, sheet })
  const people = [await world.aPerson(), await world.aPerson(), await world.aPerson()]
  const [morning, afternoon] = await world.inTenant((db) =>
    db
      .insertInto('slots')
      .values([
        { event_id: past, start_at: ended, end_at: hours(3) },
        { event_id: past, start_at: hours(4), end_at: hours(7) },
      ])
      .returning('id')
      .execute(),
  )
  await world.inTenant(async (db) => {
    const registered = await db
      .insertInto('registrations')
      .values(
        people.map(({ id: user_id }, at) => ({
          event_id: past,
          user_id,
          status: registrationStatus.codeOf(at === 2 ? 'absent' : 'signedIn'),
          code: `H${user_id}`,
        })),
      )
      .returning('id')
      .execute()
    const proof = { state: presenceState.codeOf('present'), source: 'regularisation', reason: 'Oubli' }
    const late = { ...proof, state: presenceState.codeOf('late'), minutes_late: 60 }
    await db
      .insertInto('presences')
      .values([
        { ...proof, registration_id: registered[0]!.id, slot_id: morning!.id },
        { ...proof, registration_id: registered[0]!.id, slot_id: afternoon!.id },
        { ...late, registration_id: registered[1]!.id, slot_id: morning!.id },
      ])
      .execute()
  })
  const { form_id, version_id } = await world.inTenant((db) =>
    aPublishedForm(db, 'À chaud', [{ name: 'overall', label: 'Note', input_type: 14 }], 'questionnaire'),
  )
  const answer = (points: readonly number[]) =>
    world.inTenant(async (db) => {
      const found = await db.selectFrom('event_questionnaires').select('id').where('event_id', '=', past).executeTakeFirst()
      const sending =
        found ??
        (await db
          .insertInto('event_questionnaires')
          .values({ event_id: past, form_id, audience: 1, moment: 2, days: 0 })
          .returning('id')
          .executeTakeFirstOrThrow())
      await db
        .insertInto('questionnaire_responses')
        .values(
          points.map((score) => ({
            event_questionnaire_id: sending.id,
            version_id,
            answered_on: '2026-03-10',
            answers: '{}',
            points: score,
            points_max: 4,
          })),
        )
        .execute()
    })
  const indicators = async () => (await callAs(program, null, eventsContract.publicGet, { params: { client: world.name, id } })).indicators
  await answer([4, 3])
  const publish = async (publish_satisfaction: boolean) => {
    const params = { client: world.name }
    const { version } = await callAs(program, admin, settingsContract.params, { params })
    await callAs(program, admin, settingsContract.saveParams, { params, body: { version, publish_satisfaction } })
  }
  await publish(true)
  expect(await indicators()).toMatchObject({ expected: 3, came: 2, planned_minutes: 1080, followed_minutes: 480, satisfaction: null })
  await answer([2])
  expect(await indicators()).toMatchObject({ satisfaction: { rate: 75, answers: 3 } })
  const text = (await printedText((await fetchSheet(id)).rawPayload)).join(' ')
  expect(text).toContain('44 % des 18 h prévues')
  expect(text).toContain('75 % (3 réponses)')
  await publish(false)
  expect(await indicators()).toMatchObject({ satisfaction: null })
})

test('a message whose text asks for the programme carries the sheet as it is, printed once for all who receive it', async () => {
  const id = await anOpenEvent(world, { is_training: true, title: 'Animer', sheet })
  const talk = await anOpenEvent(world, { is_training: false, title: 'Soirée' })
  await world.inTenant((db) =>
    db
      .insertInto('mail_templates')
      .values({
        moment: 'remind_event_1',
        language: 'fr',
        subject: 'Bientôt',
        body: JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'À bientôt' }] }] }),
        attachments: ['programme'],
      })
      .execute(),
  )
  const carried = async (occurrence: string, event_id: number) => {
    const to = await world.aPerson({})
    await world.asMachine((context) =>
      context.services.enqueueMail(context, {
        moment: 'remind_event_1',
        to: { user_id: to.id, mail: to.mail, first_name: 'Zoé', last_name: '', language: 'fr' },
        occurrence,
        event_id,
      }),
    )
    const { attachments } = await world.inTenant((db) =>
      db.selectFrom('mails').select('attachments').where('occurrence', '=', occurrence).executeTakeFirstOrThrow(),
    )
    return attachments as { name: string; content_type: string; file_id: number }[]
  }
  const [first] = await carried('first', id)
  expect(first).toMatchObject({ name: 'Fiche pédagogique – Animer.pdf', content_type: 'application/pdf' })
  expect(await carried('second', id)).toEqual([first])
  const bytes = await world.asMachine((context) => readFile(context, first!.file_id))
  expect((await printedText(bytes.bytes)).join(' ')).toContain('Partie objective')
  await world.inTenant((db) => db.updateTable('events').set({ title: 'Animer mieux' }).where('id', '=', id).execute())
  const [renewed] = await carried('renewed', id)
  expect(renewed!.file_id).not.toBe(first!.file_id)
  expect(renewed!.name).toContain('Animer mieux')
  expect(await carried('talk', talk)).toEqual([])
})
