import { mailStatus } from '@kxo/domain/mailing/status'
import { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailRequest } from '../../platform/mail.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { enqueueMail } from './index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { own: ['templates'] })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const start = new Date('2027-03-03T09:00:00Z').getTime()
const after = (minutes: number) => new Date(start + minutes * 60_000)
const write = (minutes: number, mail: Omit<MailRequest, 'to'>, reader: Persona) => {
  const to = { user_id: reader.id, mail: reader.mail, first_name: '', last_name: '', language: 'fr' as const }
  return tenant.asMachine((context) => enqueueMail({ ...context, now: after(minutes) }, { ...mail, to }))
}
const mailsTo = ({ mail }: Persona) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['subject', 'body_text', 'send_at', 'status', 'occurrences'])
      .where('recipient', '=', mail)
      .orderBy('id')
      .execute(),
  )
const bellOf = ({ id }: Persona) =>
  tenant.inTenant((db) => db.selectFrom('notifications').select(['label', 'path']).where('user_id', '=', id).orderBy('id').execute())
const request = (occurrence: string, name: string): Omit<MailRequest, 'to'> => ({
  moment: 'ask_validation',
  occurrence,
  values: { name, title: 'Excel' },
  path: '/admin/event/7',
  gathered_path: '/admin/events',
})
const moved = (occurrence: string, dates: string, event_id: number | null = null): Omit<MailRequest, 'to'> => ({
  moment: 'change_event_date',
  occurrence,
  event_id,
  values: { title: 'Excel', dates, place: '', why: '', attached: '' },
})

test('the first request leaves at once, those of the next hour in one message with a line for each, once', async () => {
  const reader = await tenant.aPerson()
  await write(0, request('a', 'Ada Berger'), reader)
  await write(5, request('b', 'Noé Petit'), reader)
  await write(20, request('c', 'Zoé Roux'), reader)
  for (const again of ['a', 'b', 'c']) expect(await write(21, request(again, 'Encore'), reader)).toBeNull()
  const [first, next, ...others] = await mailsTo(reader)
  expect(others).toEqual([])
  expect(first).toMatchObject({ subject: 'À valider\u00A0: Ada Berger, Excel', occurrences: ['a'] })
  expect(next).toMatchObject({ subject: '2 demandes à valider', send_at: after(60), occurrences: ['b', 'c'] })
  expect(next!.body_text).toContain('Noé Petit\u00A0: «\u00A0Excel\u00A0»\nZoé Roux\u00A0: «\u00A0Excel\u00A0»')
  expect(next!.body_text).toContain('/admin/events')
  await write(59.8, request('d', 'Luc Serre'), reader)
  expect(await mailsTo(reader)).toHaveLength(3)
})

test('an event moved twice in ten minutes is told once, as it stands last', async () => {
  const reader = await tenant.aPerson()
  await write(0, moved('one', 'le 5 mars'), reader)
  await write(4, moved('two', 'le 6 mars'), reader)
  const [only, ...others] = await mailsTo(reader)
  expect(others).toEqual([])
  expect(only).toMatchObject({ send_at: after(10), occurrences: ['one', 'two'] })
  expect(only!.body_text).toContain('le 6 mars')
  expect(only!.body_text).not.toContain('le 5 mars')
  await write(12, moved('three', 'le 7 mars'), reader)
  expect(await mailsTo(reader)).toHaveLength(2)
})

test('a moment rings in the header beside its mail, or in its place, where it may', async () => {
  const reader = await tenant.aPerson()
  const set = (moment: string, body: { by_mail?: boolean; by_bell?: boolean }) =>
    callAs(program, admin, templatesContract.switchMoment, { params: { client: tenant.name, moment }, body })
  await set('register_guest', { by_bell: true })
  const confirmed = (occurrence: string): Omit<MailRequest, 'to'> => ({
    moment: 'register_guest',
    occurrence,
    values: { title: 'Excel {1}', dates: '', place: '', confirmation: '', programme: '' },
    path: '/tickets/excel',
  })
  await write(0, confirmed('one'), reader)
  await set('register_guest', { by_mail: false })
  await write(1, confirmed('two'), reader)
  expect((await mailsTo(reader)).map(({ status }) => mailStatus.keyOf(status))).toEqual(['sending', 'sent'])
  const said = 'Inscription confirmée\u00A0: Excel {1}'
  expect(await bellOf(reader)).toMatchObject([
    { label: { fr: said }, path: '/tickets/excel' },
    { label: { fr: said }, path: '/tickets/excel' },
  ])
  await expect(set('register_guest', { by_bell: false })).rejects.toMatchObject({ status: 422 })
  await expect(set('change_event_date', { by_mail: false, by_bell: true })).rejects.toMatchObject({ status: 422 })
  await expect(set('send_bill', { by_bell: true })).rejects.toMatchObject({ status: 422 })
})
