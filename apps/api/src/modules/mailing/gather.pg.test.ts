import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailRequest } from '../../platform/mail.ts'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { noAdvisoryLock, withoutProtection } from '../../testing/without-locks.ts'
import { aTenant, type Persona, type TenantWorld } from '../../testing/world.ts'
import { enqueueMail } from './index.ts'

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  program = await startProgram({ connections: many })
  tenant = await aTenant(program)
})
afterAll(() => program.close())

const workers = 8
const now = new Date('2027-03-03T09:00:00Z')
const write = ({ id, mail }: Persona, message: Pick<MailRequest, 'moment' | 'occurrence' | 'values' | 'event_id'>) =>
  tenant.asMachine((context) =>
    enqueueMail({ ...context, now }, { ...message, to: { user_id: id, mail, first_name: '', last_name: '', language: 'fr' } }),
  )
const eightAtOnce = (one: (n: number) => Promise<unknown>) => Promise.all(Array.from({ length: workers }, (_, n) => one(n)))
const request = (reader: Persona, n: number) =>
  write(reader, { moment: 'ask_validation', occurrence: `ask ${n}`, values: { name: `Personne ${n}`, title: 'Excel' } })
const moved = (reader: Persona, n: number) =>
  write(reader, {
    moment: 'change_event_date',
    occurrence: `move ${n}`,
    values: { title: 'Excel', dates: `le ${n + 1} mars`, place: '', why: '', attached: '' },
  })
const mailsTo = ({ mail }: Persona) =>
  tenant.inTenant((db) => db.selectFrom('mails').select(['occurrences', 'lines']).where('recipient', '=', mail).orderBy('id').execute())
const every = (word: string) => Array.from({ length: workers }, (_, n) => `${word} ${n}`)

test('eight requests at once: the first leaves alone, the seven others make one message, each with its line', async () => {
  const reader = await tenant.aPerson()
  await eightAtOnce((n) => request(reader, n))
  await eightAtOnce((n) => request(reader, n))
  const mails = await mailsTo(reader)
  expect(mails.map(({ occurrences }) => occurrences.length)).toEqual([1, workers - 1])
  expect(mails[1]?.lines).toHaveLength(workers - 1)
  expect(mails.flatMap(({ occurrences }) => occurrences).sort()).toEqual(every('ask'))
})

test('eight moves at once of an event are told once', async () => {
  const reader = await tenant.aPerson()
  await eightAtOnce((n) => moved(reader, n))
  const [only, ...others] = await mailsTo(reader)
  expect(others).toEqual([])
  expect([...only!.occurrences].sort()).toEqual(every('move'))
})

test('control: those who do not take turns write several', control, async () => {
  const reader = await tenant.aPerson()
  await withoutProtection(program, { strip: noAdvisoryLock }, () => eightAtOnce((n) => moved(reader, n)))
  expect((await mailsTo(reader)).length).toBeGreaterThan(1)
})
