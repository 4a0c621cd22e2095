import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendDueAt } from '../../testing/send-due-at.ts'
import { aTenant, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let responsible: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  responsible = await tenant.anAdmin()
})
afterAll(() => program.close())

const at = (text: string): Date => new Date(text)
const days = { start_date: at('2031-05-12T07:00:00Z'), end_date: at('2031-05-12T15:00:00Z') }
const anEvent = async (taken: number, overrides: object = {}) => {
  const id = await anOpenEvent(tenant, { ...days, min_participants: 3, responsible_id: responsible.id, title: `À ${taken}`, ...overrides })
  await tenant.inTenant((db) => db.updateTable('event_places').set({ taken }).where('event_id', '=', id).execute())
}
const reminders = () =>
  tenant.inTenant((db) =>
    db.selectFrom('mails').select(['subject', 'recipient']).where('moment', '=', 'check_minimum').orderBy('subject').execute(),
  )

test('who is in charge reads whether the minimum is reached before registrations close, and ten days before it starts', async () => {
  await anEvent(1)
  await anEvent(3)
  await anEvent(2, { limit_date: at('2031-04-20T07:00:00Z') })
  await anEvent(0, { min_participants: null })
  await anEvent(0, { cancelled_at: at('2031-04-01T07:00:00Z') })
  await sendDueAt(program, tenant.id, at('2031-04-17T07:30:00Z'))
  expect((await reminders()).map(({ subject }) => subject)).toEqual(['À 2\u00A0: il manque 1 pour le minimum'])
  await sendDueAt(program, tenant.id, at('2031-05-02T07:30:00Z'))
  const mails = await reminders()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'À 1\u00A0: il manque 2 pour le minimum',
    'À 2\u00A0: il manque 1 pour le minimum',
    'À 2\u00A0: il manque 1 pour le minimum',
    'À 3\u00A0: minimum atteint',
  ])
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([responsible.mail]))
})

test('on the date set to decide, and then only; never once it is said to take place all the same', async () => {
  const decided = {
    start_date: at('2032-06-14T07:00:00Z'),
    end_date: at('2032-06-14T15:00:00Z'),
    decision_date: at('2032-05-20T07:00:00Z'),
  }
  await anEvent(1, { ...decided, title: 'À décider' })
  await anEvent(1, { ...decided, title: 'Maintenu', confirmed_at: at('2032-05-10T07:00:00Z') })
  const subjects = async () => (await reminders()).map(({ subject }) => subject).filter((subject) => /décider|Maintenu/.test(subject))
  await sendDueAt(program, tenant.id, at('2032-05-20T07:30:00Z'))
  expect(await subjects()).toEqual(['À décider\u00A0: il manque 2 pour le minimum'])
  await sendDueAt(program, tenant.id, at('2032-06-04T07:30:00Z'))
  expect(await subjects()).toHaveLength(1)
})
