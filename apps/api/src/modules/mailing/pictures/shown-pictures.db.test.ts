import { templatesContract as contract, type WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { aWrittenText } from '../../../testing/a-written-text.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { keepFile, readFile } from '../../documents/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let holder: Persona
let stranger: Persona
let event_id: number
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { label: 'Académie d’Évry', own: ['templates', 'mailing'] })
  admin = await tenant.anAdmin({ first_name: 'Inès', last_name: 'Faure' })
  holder = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Roux' })
  stranger = await tenant.aPerson({ first_name: 'Paul', last_name: 'Petit' })
  event_id = await anOpenEvent(tenant)
  const [logo, stamp] = [await aPicture(900, 300, 'png'), await aPicture(100, 100, 'jpeg')]
  await acrossTenants(program.database, ({ db }) =>
    db.updateTable('tenants').set({ logo_file_id: logo }).where('id', '=', tenant.id).execute(),
  )
  program.services.tenants.forget()
  await tenant.inTenant(async (db) => {
    await db
      .updateTable('entities')
      .set({ stamp_file_id: stamp, signature_file_id: null, legal_name: 'Académie "SAS"' })
      .where('is_default', '=', true)
      .execute()
    await db
      .insertInto('registrations')
      .values({ event_id, user_id: holder.id, status: registrationStatus.codeOf('registered'), code: 'K7M2-9QXT' })
      .execute()
  })
})
afterAll(() => program.close())

async function aPicture(width: number, height: number, format: 'png' | 'jpeg'): Promise<number> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#115f58' } })
    .toFormat(format)
    .toBuffer()
  return tenant.asMachine((context) => keepFile(context, { name: `image.${format}`, content_type: `image/${format}`, bytes }))
}

const moment = 'register_guest' as const

const here = () => ({ params: { client: tenant.name, moment } })
const text = (body: string): WrittenTemplate => aWrittenText(body, { language: 'fr' })
const body = 'Logo {{org.logo}}, cachet {{entity.stamp}}, signature {{entity.signature|à venir}}, code {{link.ticket_qr}}.'

type Joined = { name: string; content_type: string; cid?: string; file_id: number }
const cids = (files: readonly Joined[]) => files.map(({ cid = '' }) => cid).sort((a, b) => a.localeCompare(b))
async function sent(occurrence: string) {
  const mail = await tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select(['subject', 'html', 'body_text', 'attachments'])
      .where('occurrence', 'like', `${occurrence}%`)
      .executeTakeFirstOrThrow(),
  )
  return { ...mail, attachments: mail.attachments as Joined[] }
}
async function write(to: Persona, occurrence: string) {
  const reader = { user_id: to.id, mail: to.mail, first_name: 'Zoé', last_name: 'Roux', language: 'fr' as const }
  const values = { title: 'Excel', dates: '', place: '' }
  await tenant.asMachine((context) => context.services.enqueueMail(context, { moment, event_id, values, to: reader, occurrence }))
  return sent(occurrence)
}

test('a message shows the pictures its text calls, each joined to it, and says them in its text twin', async () => {
  await callAs(program, admin, contract.saveTemplate, { ...here(), body: { ...text(body), is_new: false } })
  const { html, body_text, attachments } = await write(holder, 'pictures')
  expect(html).toContain('<img src="cid:org-logo" alt="Logo – Académie d’Évry" width="180"')
  expect(html).toContain('<img src="cid:entity-stamp" alt="Cachet – Académie &#34;SAS&#34;" width="100"')
  expect(html).toContain('<img src="cid:ticket-qr" alt="K7M2-9QXT" width="200"')
  expect(body_text).toContain('Logo Logo – Académie d’Évry, cachet Cachet – Académie "SAS", signature à venir, code K7M2-9QXT.')
  expect(html).toContain('signature à venir')
  // The logo at its head is the layout's own.
  expect(cids(attachments)).toEqual(['entity-stamp', 'logo', 'org-logo', 'ticket-qr'])
  const code = attachments.find(({ cid }) => cid === 'ticket-qr')!
  const { bytes } = await tenant.asMachine((context) => readFile(context, code.file_id))
  const { format, width, height } = await sharp(bytes).metadata()
  expect([code.content_type, format, width, height]).toEqual(['image/png', 'png', 400, 400])
})

test('whoever holds no ticket sees no code, and nothing is joined for them', async () => {
  const { html, body_text, attachments } = await write(stranger, 'without')
  expect(html).not.toContain('cid:ticket-qr')
  expect(body_text).toContain('code .')
  expect(cids(attachments)).toEqual(['entity-stamp', 'logo', 'org-logo'])
})

test('a picture in a subject is said in words', async () => {
  await callAs(program, admin, contract.saveTemplate, {
    ...here(),
    body: { ...text('Bonjour.'), subject: 'Code {{link.ticket_qr}}', is_new: false },
  })
  const { subject, attachments } = await write(holder, 'subject')
  expect([subject, attachments.map(({ cid }) => cid)]).toEqual(['Code K7M2-9QXT', ['logo']])
})

test('a preview shows the same pictures inside the page, and the test mail joins them', async () => {
  const { html } = await callAs(program, admin, contract.previewTemplate, { ...here(), body: text(body) })
  expect(html).not.toContain('cid:')
  expect([...html.matchAll(/src="data:(image\/\w+);base64,[\w+/=]{20,}" alt="([^"]+)"/g)].map(([, type, alt]) => `${type} ${alt}`)).toEqual(
    ['image/png Logo – Académie d’Évry', 'image/jpeg Cachet – Académie &#34;SAS&#34;', 'image/png K7M2-9QXT'],
  )
  await callAs(program, admin, contract.testTemplate, { ...here(), body: text(body) })
  const { attachments } = await sent('test ')
  expect(cids(attachments)).toEqual(['entity-stamp', 'org-logo', 'ticket-qr'])
})
