import { questionnairesContract as contract } from '@kxo/domain/questionnaires/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersIn } from '../../../testing/answers-in.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin({ first_name: 'Ada', last_name: 'Roy' })
})
afterAll(() => program.close())

test('an insult is hidden for a reason, from results, files and the plan; the response keeps it, and it can be shown again', async () => {
  const world = answersIn(program, tenant, admin)
  const form = await world.aForm()
  const { event, attendees } = await world.aSentEvent(form)
  const insult = 'Formateur incapable'
  for (const [rank, person] of attendees.entries())
    await world.answer(person, event, form, 4, 8, { better: rank === 0 ? insult : `Idée ${rank}` })
  const rows = await tenant.inTenant((db) => db.selectFrom('questionnaire_responses').select(['id', 'answers']).execute())
  const response = rows.find(({ answers }) => JSON.stringify(answers).includes(insult))?.id ?? 0
  const at = { params: { client: tenant.name, id: form, response } }
  await callAs(program, admin, contract.addAction, {
    params: { client: tenant.name },
    body: { kind: 'action', form, response, question: 'better', label: 'En parler', owner: admin.id, due_on: '2099-01-01' },
  })
  const texts = async () =>
    (await callAs(program, admin, contract.results, { ...world.at(form), query: {} })).questions
      .find(({ name }) => name === 'better')
      ?.texts.map(({ text }) => text)
      .toSorted()
  const said = async () => {
    const query = { page: 1, page_size: 25, response }
    const { results } = (await callAs(program, admin, contract.actions, { params: { client: tenant.name }, query })) as {
      results: { said: string | null }[]
    }
    return results[0]?.said
  }
  const file = async () =>
    (
      await program.app.inject({
        method: 'GET',
        url: `/api/clients/${tenant.name}/questionnaires/${form}/responses/?format=csv`,
        headers: { authorization: `Bearer ${admin.token}` },
      })
    ).body
  expect([await said(), (await file()).includes(insult)]).toEqual([insult, true])
  const hide = (question: string, who = admin) =>
    callAs(program, who, contract.hideAnswer, { ...at, body: { question, reason: 'Injure envers une personne' } })
  await expect(hide('recommendation')).rejects.toMatchObject({ status: 404 })
  await expect(hide('useful')).rejects.toMatchObject({ status: 404 })
  await expect(hide('better', await tenant.anAdmin({ is_restricted: 1 }))).rejects.toMatchObject({ status: 403 })
  await hide('better')
  await expect(hide('better')).rejects.toMatchObject({ status: 404 })
  expect(await texts()).toEqual(['Idée 1', 'Idée 2'])
  expect([await said(), (await file()).includes(insult)]).toEqual([null, false])
  const read = await callAs(program, admin, contract.response, at)
  expect(read.answers['better']).toBeUndefined()
  expect(read.hidden).toEqual([
    expect.objectContaining({ question: 'better', reason: 'Injure envers une personne', hidden_by_name: 'Ada Roy' }),
  ])
  const stored = () =>
    tenant.inTenant((db) => db.selectFrom('questionnaire_responses').select('answers').where('id', '=', response).executeTakeFirstOrThrow())
  expect(JSON.stringify(await stored())).toContain(insult)
  const traces = () =>
    tenant.inTenant((db) =>
      db.selectFrom('traces').select('action').where('action', 'in', ['hide_answer', 'show_answer']).orderBy('id').execute(),
    )
  const show = () => callAs(program, admin, contract.showAnswer, { params: { ...at.params, question: 'better' } })
  await show()
  await expect(show()).rejects.toMatchObject({ status: 404 })
  expect(await texts()).toEqual([insult, 'Idée 1', 'Idée 2'].toSorted())
  expect((await traces()).map(({ action }) => action)).toEqual(['hide_answer', 'show_answer'])
})
