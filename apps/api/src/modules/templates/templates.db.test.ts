import type { Input } from '@kxo/domain/kernel/contract'
import { documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import type { TemplateContent } from '@kxo/domain/templates/content'
import { templatesContract as contract } from '@kxo/domain/templates/contract'
import { readyContent } from '@kxo/domain/templates/ready'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { organisedByBranch } from '../../testing/a-branch.ts'
import { aSession } from '../../testing/a-session.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { addDocument, keepFile } from '../documents/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
})
beforeEach(async () => {
  tenant = await aTenant(program, { own: ['templates'] })
  admin = await tenant.anAdmin({ first_name: 'Ada', last_name: 'Admin' })
})
afterAll(() => program.close())

const client = () => ({ params: { client: tenant.name } })
const at = (id: number) => ({ params: { client: tenant.name, id } })
const add = (body: Partial<Input<typeof contract.create>['body']> = {}, who = admin) =>
  callAs(program, who, contract.create, { ...client(), body: { name: 'Convocation 2027', category: 'ticket', entity_id: null, ...body } })
const read = (id: number) => callAs(program, admin, contract.read, at(id))
const worded = (text: string, category: 'ticket' | 'certificate' | 'attestation' = 'ticket'): TemplateContent => {
  const ready = readyContent(category)
  return { ...ready, fr: { ...ready.fr, opening: documentOfParagraphs(text) } }
}
const save = (id: number, version: number, content: TemplateContent, more: { entity_id?: number | null; reason?: string } = {}) =>
  callAs(program, admin, contract.save, {
    ...at(id),
    body: { name: 'Convocation 2027', entity_id: null, reason: '', ...more, version, content },
  })
const setDefault = (id: number, is_default = true) => callAs(program, admin, contract.setDefault, { ...at(id), body: { is_default } })
const archive = (id: number, is_archived = true) => callAs(program, admin, contract.archive, { ...at(id), body: { is_archived } })
const list = (query: object = {}) => callAs(program, admin, contract.list, { ...client(), query: { page: 1, page_size: 25, ...query } })
const anIssuer = async (): Promise<number> => organisedByBranch(tenant, (await aSession(tenant)).id, { name: 'Antenne Sud' })
const aDocument = (source: { template_id: number; template_version: number }) =>
  tenant.asMachine(async (context) =>
    addDocument(context, {
      category: 'other',
      name: 'Convocation',
      file_id: await keepFile(context, { name: 'a.pdf', content_type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }),
      restriction: 'contact',
      model: source,
    }),
  )

test('a template begins as the ready one of its category, is listed, worded again and keeps every version', async () => {
  const made = await add()
  expect(made).toMatchObject({ category: 'ticket', languages: ['fr', 'en'], is_default: false, version: 1, produced: 0 })
  const content = { ...worded('Bonjour {{contact.first_name}}'), en: null }
  expect(await save(made.id, 1, content, { reason: 'Ton plus simple' })).toMatchObject({ version: 2, languages: ['fr'] })
  const { versions, content: now } = await read(made.id)
  expect(now).toEqual(content)
  expect(versions.map(({ version, reason, by_name }) => [version, reason, by_name])).toEqual([
    [2, 'Ton plus simple', 'Ada Admin'],
    [1, '', 'Ada Admin'],
  ])
  expect(versions[1]!.content).toEqual(readyContent('ticket'))
  expect((await list({ category: 'ticket' })).results).toMatchObject([{ id: made.id, version: 2 }])
  expect((await list({ category: 'certificate' })).count).toBe(0)
  const traced = await tenant.inTenant((db) =>
    db.selectFrom('traces').select('info').where('action', '=', 'update_document_template').orderBy('id').execute(),
  )
  expect(traced.map(({ info }) => info)).toEqual(['Convocation 2027', 'Convocation 2027 2'])
})

test('who saves second is told so, and nothing of the first is lost', async () => {
  const { id } = await add()
  await save(id, 1, worded('La première'))
  await expect(save(id, 1, worded('La seconde'))).rejects.toMatchObject({ status: 409, code: 'editedMeanwhile' })
  expect((await read(id)).version).toBe(2)
})

test('words that call nothing, ask a wrong format or a wrong condition, or retitle the ministry’s template are refused', async () => {
  const { id } = await add()
  for (const text of ['{{event.nothing}}', '{{link.login}}', '{{sender.signature}}', '{{org.logo}}', '{{contact.first_name'])
    await expect(save(id, 1, worded(text))).rejects.toMatchObject({ status: 422, code: 'unknownField' })
  await expect(save(id, 1, worded('{{event.start_date:round}}'))).rejects.toMatchObject({ status: 422, code: 'wrongFormat' })
  const condition = { type: 'shownIf' as const, attrs: { of: 'event.nothing', test: 'filled' as const, value: '' }, content: [] }
  const conditional = { ...worded(''), fr: { ...worded('').fr, closing: { type: 'doc' as const, content: [condition] } } }
  await expect(save(id, 1, conditional)).rejects.toMatchObject({ status: 422, code: 'unknownField' })
  const certificate = await add({ category: 'certificate' })
  const titled = worded('', 'certificate')
  await expect(save(certificate.id, 1, { ...titled, fr: { ...titled.fr, title: 'Diplôme' } })).rejects.toMatchObject({
    status: 422,
    code: 'titleIsFixed',
  })
  expect((await read(id)).version).toBe(1)
})

test('one default stands for each category and issuer; what is put away is none, and is not made one', async () => {
  const issuer = await anIssuer()
  const [first, second, other, own] = [await add(), await add(), await add({ category: 'attestation' }), await add({ entity_id: issuer })]
  const setting = () => callAs(program, admin, contract.setting, client())
  expect((await setting()).missing).toEqual(['attestation', 'certificate', 'ticket', 'contract', 'presence', 'bill', 'credit', 'quote'])
  for (const { id } of [first, other, own, second]) await setDefault(id)
  const defaults = async () =>
    (await list()).results
      .filter(({ is_default }) => is_default)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
  expect(await defaults()).toEqual([second.id, other.id, own.id])
  expect((await setting()).missing).toEqual(['certificate', 'contract', 'presence', 'bill', 'credit', 'quote'])
  expect(await archive(second.id)).toMatchObject({ is_archived: true, is_default: false })
  await expect(setDefault(second.id)).rejects.toMatchObject({ status: 409, code: 'archivedDefault' })
  expect((await list({ tab: 'archived' })).results.map(({ id }) => id)).toEqual([second.id])
  expect(await archive(second.id, false)).toMatchObject({ is_archived: false, is_default: false })
  await setDefault(own.id, false)
  expect(await defaults()).toEqual([other.id])
  // For another issuer, it leaves the place it had.
  expect(await save(other.id, 1, worded('x', 'attestation'), { entity_id: issuer })).toMatchObject({
    is_default: false,
    entity: 'Antenne Sud',
  })
})

test('a contract whose issuer has not entered what the law wants is no default, and once it is, stays so', async () => {
  const { id } = await add({ category: 'contract', name: 'Convention' })
  await tenant.inTenant((db) => db.updateTable('entities').set({ activity_number: null, representative: '' }).execute())
  await expect(setDefault(id)).rejects.toMatchObject({
    status: 409,
    code: 'mentionsMissing',
    message: expect.stringContaining('Numéro de déclaration d’activité'),
  })
  await tenant.inTenant((db) =>
    db.updateTable('entities').set({ activity_number: '52441234567', activity_region: '52', representative: 'Anne Directrice' }).execute(),
  )
  expect(await setDefault(id)).toMatchObject({ is_default: true })
})

test('a copy says the same under its own name; what is in use is put away, never deleted', async () => {
  const { id } = await add()
  await save(id, 1, worded('Bonjour'))
  const copy = await callAs(program, admin, contract.copy, at(id))
  expect(copy).toMatchObject({ name: 'Convocation 2027 (copie)', version: 1, is_default: false })
  expect((await read(copy.id)).content).toEqual(worded('Bonjour'))
  await aDocument({ template_id: id, template_version: 2 })
  expect((await read(id)).produced).toBe(1)
  const remove = (one: number) => callAs(program, admin, contract.remove, at(one))
  await expect(remove(id)).rejects.toMatchObject({ status: 409, code: 'templateInUse' })
  await remove(copy.id)
  await expect(read(copy.id)).rejects.toMatchObject({ status: 404 })
  // The database itself refuses to word again what was printed.
  await expect(
    tenant.inTenant((db) => db.updateTable('document_template_versions').set({ content: '{}' }).where('template_id', '=', id).execute()),
  ).rejects.toThrow(/append-only/)
})

test('a sample is a PDF in either language, never of a field that is not, nor of an issuer that is none', async () => {
  const draw = (more: Partial<Input<typeof contract.preview>['body']> = {}) =>
    program.app.inject({
      method: 'POST',
      url: `/api/clients/${tenant.name}/doctemplate-preview/`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { category: 10, language: 'fr', content: readyContent('ticket'), ...more },
    })
  for (const language of ['fr', 'en'] as const) {
    const { statusCode, headers, rawPayload } = await draw({ language })
    expect([statusCode, headers['content-type'], rawPayload.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-'])
  }
  expect((await draw({ content: worded('{{nothing.here}}') })).statusCode).toBe(422)
  for (const margin_bottom of [0, 19, 61])
    expect((await draw({ content: { ...readyContent('ticket'), margin_bottom } })).statusCode).toBe(422)
  expect((await draw({ entity_id: 999_999 })).statusCode).toBe(404)
  expect((await draw({ record: 999_999 })).statusCode).toBe(404)
})

test('full administrators of a tenant that has the feature alone', async () => {
  const { id } = await add()
  for (const who of [await tenant.aPerson(), await tenant.anAdmin({ is_restricted: 1 })]) {
    await expect(add({}, who)).rejects.toMatchObject({ status: 403 })
    for (const endpoint of [contract.read, contract.remove, contract.copy])
      await expect(callAs(program, who, endpoint, at(id) as never)).rejects.toMatchObject({ status: 403 })
  }
  const without = await aTenant(program, { own: ['mailing'] })
  const there = await without.anAdmin()
  await expect(
    callAs(program, there, contract.list, { params: { client: without.name }, query: { page: 1, page_size: 25 } }),
  ).rejects.toMatchObject({ status: 404 })
})
