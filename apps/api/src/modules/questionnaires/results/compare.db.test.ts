import { dayInZone } from '@kxo/domain/kernel/dates'
import type { ComparisonBy } from '@kxo/domain/questionnaires/comparison/comparison'
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
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

test('FOR-40: groups are compared by their sums, and a group under three answers tells nothing of what was said', async () => {
  const world = answersIn(program, tenant, admin)
  const form = await world.aForm()
  const [large, small, other] = [
    await world.aSentEvent(form, { title: 'Grande', people: 4, themes: ['Gestion'] }),
    await world.aSentEvent(form, { title: 'Petite', people: 2, themes: ['Gestion', 'Vente'] }),
    await world.aSentEvent(form, { title: 'Sans réponse', people: 1 }),
  ]
  const partner = await tenant.aPerson({ first_name: 'Paul', last_name: 'Partner' })
  await tenant.inTenant(async (db) => {
    for (const { event } of [large, small])
      await db
        .insertInto('event_partners')
        .values({ event_id: event, user_id: partner.id, kind: 1, status: 5 } as never)
        .execute()
  })
  for (const person of large.attendees) await world.answer(person, large.event, form, 5, 10)
  for (const person of small.attendees) await world.answer(person, small.event, form, 1, 0)
  const compare = async (by: ComparisonBy, query: { event?: number } = {}, who = admin) =>
    (await callAs(program, who, contract.comparison, { ...world.at(form), query: { by, ...query } })).map(
      ({ label, answered, satisfaction, score }) => [label, answered, satisfaction, score],
    )
  expect(await compare('event')).toEqual([
    ['Grande', 4, 100, 100],
    ['Petite', 2, null, null],
    ['Sans réponse', 0, null, null],
  ])
  expect(await compare('event', { event: other.event })).toHaveLength(1)
  // Of six answers, four of five stars and two of one: four sixths, not the mean of 100 and 0.
  expect(await compare('audience')).toEqual([['Apprenants', 6, 67, 33]])
  expect(await compare('theme')).toEqual([
    ['Gestion', 6, 67, 33],
    ['Vente', 2, null, null],
  ])
  expect(await compare('partner')).toEqual([['Paul Partner', 6, 67, 33]])
  const months = await callAs(program, admin, contract.comparison, { ...world.at(form), query: { by: 'month' } })
  expect(months.map(({ key, answered }) => [key, answered])).toEqual([
    [dayInZone(new Date(Date.now() - 7_200_000), 'Europe/Paris').slice(0, 7), 6],
  ])
  await expect(compare('event', {}, await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
})
