import { attendanceContract } from '@kxo/domain/attendance/contract'
import { consentVersion } from '@kxo/domain/attendance/words'
import { type DocumentCategory, documentCategory } from '@kxo/domain/documents/category'
import { documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import type { TemplateCategory } from '@kxo/domain/templates/category'
import type { TemplateContent } from '@kxo/domain/templates/content'
import { templatesContract } from '@kxo/domain/templates/contract'
import { readyContent } from '@kxo/domain/templates/ready'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { organisedByBranch } from '../../../testing/a-branch.ts'
import { aLedSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { keepFile, readFile } from '../../documents/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
})
beforeEach(async () => {
  tenant = await aTenant(program, { label: 'Académie d’Évry', params: { has_certificate: true } })
  admin = await tenant.anAdmin()
})
afterAll(async () => {
  await closePdfEngine()
  await program.close()
})

const from = (minutes: number) => new Date(Date.now() + minutes * 60_000)
/** Signed by the learner and the trainer, and locked. */
async function aLockedDay(language: 'fr' | 'en' = 'fr') {
  const day = await aLedSession(tenant, [{ start_at: from(-420), end_at: from(-240) }], { first_name: 'Élodie', last_name: 'Œuvrard' })
  await tenant.inTenant((db) => db.updateTable('users').set({ language }).where('id', '=', day.learner.id).execute())
  for (const who of [day.learner, day.trainer])
    await callAs(program, who, attendanceContract.sign, {
      params: { client: tenant.name, slot: day.event.slots[0]! },
      body: { consent_version: consentVersion, typed_name: 'Signature' },
    })
  await callAs(program, day.trainer, attendanceContract.lockSheet, { params: { client: tenant.name, id: day.event.id } })
  return day
}
type Model = { category: TemplateCategory; opening: string; english?: string | null; entity_id?: number | null } & Partial<TemplateContent>
async function aDefault({ category, opening, english = null, entity_id = null, ...page }: Model) {
  const ready = readyContent(category)
  const words = (text: string) => ({ ...ready.fr, opening: documentOfParagraphs(text) })
  const content = { ...ready, ...page, fr: words(opening), en: english === null ? null : words(english) }
  const params = { client: tenant.name }
  const { id } = await callAs(program, admin, templatesContract.create, {
    params,
    body: { name: `Modèle ${category}`, category, entity_id, content },
  })
  await callAs(program, admin, templatesContract.setDefault, { params: { ...params, id }, body: { is_default: true } })
  return { id, content }
}
const print = (name: string, registration_id: number) => runJobNow(program, tenant.id, name, { registration_id, is_silent: true })
/** The document in hand of a registration: the model it says, its text, and how many pictures it draws. */
const inHand = (registration: number, category: DocumentCategory) =>
  tenant.asMachine(async (context) => {
    const row = await context.db
      .selectFrom('documents')
      .select(['file_id', 'template_id', 'template_version'])
      .where('registration_id', '=', registration)
      .where('category', '=', documentCategory.codeOf(category))
      .where('replaced_by', 'is', null)
      .executeTakeFirstOrThrow()
    const { bytes } = await readFile(context, row.file_id)
    const pictures =
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Subtype\s*\/Image\b/g) ?? []
    return { ...row, text: (await printedText(bytes)).join(' '), pictures: pictures.length, bytes }
  })
const aPicture = (width: number) =>
  tenant.asMachine(async (context) => {
    const bytes = await sharp({ create: { width, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    return keepFile(context, { name: 'image.png', content_type: 'image/png', bytes })
  })

test('proofs and tickets take the default model of their category, filled from their person, and say which version spoke', async () => {
  const opening =
    '{{contact.first_name}} a suivi «\u00A0{{event.name}}\u00A0» chez {{org.name}}. {{event.disability_referent|Sans référent}}.'
  const models = {
    attestation: await aDefault({ category: 'attestation', opening }),
    certificate: await aDefault({ category: 'certificate', opening }),
    ticket: await aDefault({ category: 'ticket', opening }),
  }
  const { event, registration } = await aLockedDay()
  await organisedByBranch(tenant, event.id, { representative: 'Anne Directrice' })
  for (const category of ['attestation', 'certificate', 'ticket'] as const) {
    await print(`issue-${category}`, registration.id)
    const { text, template_id, template_version } = await inHand(registration.id, category)
    expect([template_id, template_version]).toEqual([models[category].id, 1])
    expect(text).toContain('Élodie a suivi « Manager une équipe » chez Académie d’Évry. Sans référent.')
    // What the law wants stands where it did.
    for (const said of { attestation: ['Durée suivie'], certificate: ['Je soussigné', 'pendant une durée de 3 ans'], ticket: ['Horaires'] }[
      category
    ])
      expect(text).toContain(said)
  }
})

test('the model of the issuer comes before the common one, which comes before the product; what is put away dresses nothing', async () => {
  const common = await aDefault({ category: 'ticket', opening: 'Texte commun' })
  const [one, other, third] = [
    await aLedSession(tenant, [{ start_at: from(600), end_at: from(700) }]),
    await aLedSession(tenant, []),
    await aLedSession(tenant, []),
  ]
  const own = await aDefault({
    category: 'ticket',
    opening: 'Texte de l’antenne',
    entity_id: await organisedByBranch(tenant, one.event.id),
  })
  for (const { registration } of [one, other]) await print('issue-ticket', registration.id)
  expect(await inHand(one.registration.id, 'ticket')).toMatchObject({
    template_id: own.id,
    text: expect.stringContaining('Texte de l’antenne'),
  })
  expect(await inHand(other.registration.id, 'ticket')).toMatchObject({
    template_id: common.id,
    text: expect.stringContaining('Texte commun'),
  })
  await callAs(program, admin, templatesContract.archive, { params: { client: tenant.name, id: common.id }, body: { is_archived: true } })
  await print('issue-ticket', third.registration.id)
  const plain = await inHand(third.registration.id, 'ticket')
  expect(plain).toMatchObject({ template_id: null, template_version: null })
  expect(plain.text).not.toContain('Texte')
})

test('what is issued never changes: a new version speaks from the next document on', async () => {
  const { id, content } = await aDefault({ category: 'attestation', opening: 'Première version' })
  const [early, late] = [await aLockedDay(), await aLockedDay()]
  await print('issue-attestation', early.registration.id)
  const before = await inHand(early.registration.id, 'attestation')
  await callAs(program, admin, templatesContract.save, {
    params: { client: tenant.name, id },
    body: {
      name: 'Modèle',
      entity_id: null,
      reason: '',
      version: 1,
      content: { ...content, fr: { ...content.fr, opening: documentOfParagraphs('Seconde version') } },
    },
  })
  for (const { registration } of [early, late]) await print('issue-attestation', registration.id)
  const after = await inHand(early.registration.id, 'attestation')
  expect(Buffer.from(after.bytes).equals(Buffer.from(before.bytes))).toBe(true)
  expect(after).toMatchObject({ template_version: 1, text: expect.stringContaining('Première version') })
  expect(await inHand(late.registration.id, 'attestation')).toMatchObject({
    template_version: 2,
    text: expect.stringContaining('Seconde version'),
  })
})

test('a document in English takes the English text, and without one the words of the product alone', async () => {
  await aDefault({ category: 'attestation', opening: 'En français', english: 'Well done {{contact.first_name}}' })
  await aDefault({ category: 'ticket', opening: 'En français' })
  const { registration } = await aLockedDay('en')
  for (const category of ['attestation', 'ticket'] as const) await print(`issue-${category}`, registration.id)
  expect((await inHand(registration.id, 'attestation')).text).toContain('Well done Élodie')
  const { text, template_id } = await inHand(registration.id, 'ticket')
  expect(text).not.toContain('En français')
  expect(template_id).not.toBeNull()
})

test('the logo, the hand and the stamp are drawn where the model says so', async () => {
  const [shown, bare] = [await aLockedDay(), await aLockedDay()]
  const pictures = { logo_file_id: await aPicture(50), signature_file_id: await aPicture(60), stamp_file_id: await aPicture(70) }
  const issuers = [
    await organisedByBranch(tenant, shown.event.id, { ...pictures, representative: 'Anne Directrice' }),
    await organisedByBranch(tenant, bare.event.id, { ...pictures, representative: 'Anne Directrice' }),
  ]
  await aDefault({ category: 'attestation', opening: 'Avec', entity_id: issuers[0]! })
  const without = { has_logo: false, shows_signature: false, shows_stamp: false }
  await aDefault({ category: 'attestation', opening: 'Sans', entity_id: issuers[1]!, ...without })
  for (const { registration } of [shown, bare]) await print('issue-attestation', registration.id)
  // The code of verification is drawn by lines.
  expect((await inHand(shown.registration.id, 'attestation')).pictures).toBe(3)
  expect((await inHand(bare.registration.id, 'attestation')).pictures).toBe(0)
})

test('a sealed sheet takes the model of its issuer, and says which version spoke', async () => {
  const { id } = await aDefault({ category: 'presence', opening: 'Feuille de {{event.name}}', margin_side: 20 })
  const { event } = await aLockedDay()
  await runJobNow(program, tenant.id, 'seal-attendance-sheet', { event_id: event.id })
  const sealed = await tenant.asMachine(async (context) => {
    const row = await context.db
      .selectFrom('documents')
      .select(['file_id', 'template_id', 'template_version'])
      .where('event_id', '=', event.id)
      .where('category', '=', documentCategory.codeOf('presence'))
      .executeTakeFirstOrThrow()
    return { ...row, text: (await printedText((await readFile(context, row.file_id)).bytes)).join(' ') }
  })
  expect(sealed).toMatchObject({ template_id: id, template_version: 1 })
  for (const said of ['Feuille de Manager une équipe', 'Œuvrard', 'Preuves des signatures']) expect(sealed.text).toContain(said)
})

test('a sample is seen on those a document could be printed for, marked as a specimen, and proves nothing', async () => {
  const { event, registration } = await aLockedDay()
  const { registration: unsigned } = await aLedSession(tenant, [{ start_at: from(600), end_at: from(700) }])
  await print('issue-attestation', registration.id)
  const params = { client: tenant.name }
  const offered = async (category: TemplateCategory, q = '') =>
    (await callAs(program, admin, templatesContract.records, { params, query: { category, q } })).map(({ id }) => id)
  expect(await offered('attestation')).toEqual([registration.id])
  expect(await offered('ticket')).toEqual([unsigned.id, registration.id])
  expect(await offered('ticket', 'œuvrard')).toEqual([registration.id])
  expect(await offered('presence')).toContain(event.id)
  const draw = (code: number, category: TemplateCategory, record: number | null, language: 'fr' | 'en' = 'fr') =>
    program.app.inject({
      method: 'POST',
      url: `/api/clients/${tenant.name}/doctemplate-preview/`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { category: code, language, content: readyContent(category), record },
    })
  for (const category of ['attestation', 'certificate', 'ticket'] as const) {
    const code = documentCategory.codeOf(category)
    const seen = await printedText((await draw(code, category, registration.id)).rawPayload)
    expect(seen.join(' ')).toContain('Élodie Œuvrard')
    expect(seen.join(' ')).toContain('SPÉCIMEN')
    expect(seen.join(' ')).not.toContain('/public/verification/')
    expect((await printedText((await draw(code, category, null, 'en')).rawPayload)).join(' ')).toContain('SPECIMEN')
  }
  const sheet = (await printedText((await draw(documentCategory.codeOf('presence'), 'presence', event.id)).rawPayload)).join(' ')
  for (const said of ['Œuvrard', 'SPÉCIMEN', 'Chaque personne signe']) expect(sheet).toContain(said)
  expect((await draw(documentCategory.codeOf('presence'), 'presence', null, 'en')).statusCode).toBe(200)
  expect((await draw(1, 'attestation', unsigned.id)).statusCode).toBe(404)
  const stored = await tenant.inTenant((db) => db.selectFrom('documents').select('id').execute())
  expect(stored).toHaveLength(1)
})
