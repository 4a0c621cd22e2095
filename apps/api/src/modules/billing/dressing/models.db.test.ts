import { billingContract } from '@kxo/domain/billing/contract'
import { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import type { ShownIf } from '@kxo/domain/kernel/rich-text'
import { documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import { type TemplateCategory, templateCategory } from '@kxo/domain/templates/category'
import type { TemplateContent } from '@kxo/domain/templates/content'
import { templatesContract } from '@kxo/domain/templates/contract'
import { readyContent } from '@kxo/domain/templates/ready'
import { XmlDocument, type XsdValidator } from 'libxml2-wasm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { embeddedFilesOf } from '../../../platform/pdf/embedded-files.ts'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { aBill } from '../../../testing/a-bill.ts'
import { organisedByBranch } from '../../../testing/a-branch.ts'
import { aQuote } from '../../../testing/a-quote.ts'
import { aSession } from '../../../testing/a-session.ts'
import { openFacturXSchema } from '../../../testing/factur-x-schema.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'
import { keepFile, readFile } from '../../documents/index.ts'
import { draftPdf } from '../printing/draft-pdf.ts'
import { findBill } from '../queries.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let client: Persona
let schema: XsdValidator
beforeAll(async () => {
  program = await startProgram()
  schema = openFacturXSchema()
})
beforeEach(async () => {
  tenant = await aTenant(program, { label: 'Académie d’Évry' })
  admin = await tenant.anAdmin()
  client = await tenant.aPerson({ first_name: 'Zoé', last_name: 'Lefèvre', ...postalAddress })
})
afterAll(async () => {
  schema.dispose()
  await closePdfEngine()
  await program.close()
})

const at = (id: number) => ({ params: { client: tenant.name, id } })
const worded = (category: TemplateCategory, text: string, english: string | null = null, more: Partial<TemplateContent> = {}) => {
  const ready = readyContent(category)
  const words = (said: string) => ({ ...ready.fr, opening: documentOfParagraphs(said) })
  return { ...ready, ...more, fr: words(text), en: english === null ? null : words(english) }
}
async function aDefault(category: TemplateCategory, content: TemplateContent, entity_id: number | null = null): Promise<number> {
  const body = { name: `Modèle ${category}`, category, entity_id, content }
  const { id } = await callAs(program, admin, templatesContract.create, { params: { client: tenant.name }, body })
  await callAs(program, admin, templatesContract.setDefault, { ...at(id), body: { is_default: true } })
  return id
}
const rewrite = (id: number, version: number, content: TemplateContent) =>
  callAs(program, admin, templatesContract.save, { ...at(id), body: { name: 'Modèle', entity_id: null, reason: '', version, content } })
const read = (id: number) => callAs(program, admin, templatesContract.read, at(id))
const issued = (more: object = {}) => aBill(program, admin, { client: tenant.name, user: client.id, ...more })
const bare = (text: string): string => text.replace(/[\s\u00A0\u202F]+/g, ' ')
const wordsOf = async (pdf: Uint8Array): Promise<string> => bare((await printedText(pdf)).join(' '))
/** The file of a bill, drawn by its job from what was frozen. */
async function printed(id: number) {
  await runJobNow(program, tenant.id, 'print-bill', { bill_id: id, is_sent: false })
  return tenant.asMachine(async (context) => {
    const bill = (await findBill(context.db, id))!
    const [pdf, xml] = [await readFile(context, bill.pdf_file_id!), await readFile(context, bill.xml_file_id!)]
    return { bill, pdf: pdf.bytes, xml: Buffer.from(xml.bytes), text: await wordsOf(pdf.bytes) }
  })
}

test('INV-20 a bill takes the default model of its category, filled from itself, around all the law wants; its XML stays valid', async () => {
  const opening = 'Réf. {{bill.number}}, {{contact.first_name}} : {{bill.amount}} pour le {{bill.due_date:short}}, chez {{org.name}}.'
  const content = worded('bill', opening)
  const id = await aDefault('bill', { ...content, margin_side: 40, fr: { ...content.fr, title: 'Note d’honoraires', footer: 'Merci #x' } })
  const { id: bill_id } = await issued({ euros: 100 })
  const { bill, pdf, xml, text } = await printed(bill_id)
  const due = bill.due_date!.split('-').toReversed().join('/')
  expect(text).toContain(`Réf. ${bill.number}, Zoé : 120,00 € pour le ${due}, chez Académie d’Évry.`)
  for (const said of [
    'Note d’honoraires',
    'Facture',
    'Émetteur',
    'Zoé Lefèvre',
    'Total TTC',
    'Détail de la TVA',
    'Pas d’escompte',
    'Merci #x',
  ])
    expect(text).toContain(said)
  using document = XmlDocument.fromBuffer(xml)
  expect(() => schema.validate(document)).not.toThrow()
  expect(embeddedFilesOf(pdf).some((file) => file.equals(xml))).toBe(true)
  expect(bill).toMatchObject({ template_id: id, template_version: 1 })
  expect((await read(id)).produced).toBe(1)
})

test('INV-10 what is issued keeps its version, even printed later; a draft follows the newest, and the model is never deleted', async () => {
  const id = await aDefault('bill', worded('bill', 'Première version'))
  const draft = await issued({ issued: false })
  const early = await issued()
  await rewrite(id, 1, worded('bill', 'Seconde version'))
  // Issued, not drawn yet: deleted now, its file could no longer say which model it took.
  await expect(callAs(program, admin, templatesContract.remove, at(id))).rejects.toMatchObject({ status: 409, code: 'templateInUse' })
  const before = await printed(early.id)
  expect(before.text).toContain('Première version')
  expect(before.bill).toMatchObject({ template_version: 1 })
  const seen = await tenant.asMachine(async (context) => {
    const { body } = await draftPdf(context, (await findBill(context.db, draft.id))!, { name: 'x', mark: { fr: 'BROUILLON', en: 'DRAFT' } })
    return body
  })
  const parts: Uint8Array[] = []
  for await (const part of seen as AsyncIterable<Uint8Array>) parts.push(part)
  expect(await wordsOf(Buffer.concat(parts))).toContain('Seconde version')
  await callAs(program, admin, templatesContract.archive, { ...at(id), body: { is_archived: true } })
  // Drawn again: the stored bytes, whatever became of the model; the database itself holds the version.
  const again = await printed(early.id)
  expect(Buffer.from(again.pdf).equals(Buffer.from(before.pdf))).toBe(true)
  await expect(
    tenant.inTenant((db) => db.updateTable('bills').set({ template_version: 2 }).where('id', '=', early.id).execute()),
  ).rejects.toThrow(/append-only/)
  const plain = await printed((await issued()).id)
  expect(plain.bill).toMatchObject({ template_id: null, template_version: null })
  expect(plain.text).not.toContain('version')
})

test('a condition tells a deposit from the rest, an English payer reads English, and a credit note has a model of its own', async () => {
  const shown = (attrs: ShownIf, text: string) => ({ type: 'shownIf' as const, attrs, content: documentOfParagraphs(text).content })
  const ready = worded('bill', '', 'Thank you {{contact.first_name}}')
  const opening = {
    type: 'doc' as const,
    content: [
      shown({ of: 'bill.type', test: 'equals', value: 'Facture' }, 'Solde ou comptant'),
      shown({ of: 'bill.downpayment', test: 'filled', value: '' }, 'Acompte'),
    ],
  }
  await aDefault('bill', { ...ready, fr: { ...ready.fr, opening } })
  await aDefault('credit', worded('credit', 'Sur {{bill.original_number}} du {{bill.original_date}}'))
  const bill = await printed((await issued()).id)
  expect(bill.text).toContain('Solde ou comptant')
  expect(bill.text).not.toContain('Acompte')
  const credit = await callAs(program, admin, billingContract.creditBill, { ...at(bill.bill.id), body: { reason: 'Départ' } })
  const back = await printed(credit.id)
  expect(back.text).toContain(`Sur ${bill.bill.number} du `)
  expect(back.text).toContain('Avoir')
  await tenant.inTenant((db) => db.updateTable('users').set({ language: 'en' }).where('id', '=', client.id).execute())
  const english = (await printed((await issued()).id)).text
  expect(english).toContain('Thank you Zoé')
  expect(english).toContain('Facture – Invoice')
})

test('the model of the issuer comes before the common one, with its logo or without', async () => {
  const logo_file_id = await aPicture()
  const { id: event } = await aSession(tenant)
  const branch = await organisedByBranch(tenant, event, { logo_file_id, vat_number: 'FR00100000000' })
  await aDefault('bill', worded('bill', 'Texte commun'))
  await aDefault('bill', worded('bill', 'Texte de l’antenne', null, { has_logo: false }), branch)
  const pictures = (pdf: Uint8Array): number =>
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Subtype\s*\/Image\b/g)?.length ?? 0
  const [common, own] = [await printed((await issued()).id), await printed((await issued({ entity: branch })).id)]
  expect([common.text.includes('Texte commun'), own.text.includes('Texte de l’antenne'), pictures(own.pdf)]).toEqual([true, true, 0])
})

const aPicture = () =>
  tenant.asMachine(async (context) => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    return keepFile(context, { name: 'image.png', content_type: 'image/png', bytes })
  })

test('INV-05 a quote takes its model, the hand of the issuer beside the place to agree where it says so, and keeps both', async () => {
  const picture = await aPicture()
  await tenant.inTenant((db) =>
    db.updateTable('entities').set({ representative: 'Anne Directrice', signature_file_id: picture, stamp_file_id: picture }).execute(),
  )
  const id = await aDefault(
    'quote',
    worded('quote', 'Offre {{bill.number}} : {{bill.amount}}', null, { signs_apart: true, shows_stamp: false }),
  )
  const quote = await aQuote(program, admin, { client: tenant.name, user: client.id })
  await tenant.inTenant((db) => db.updateTable('entities').set({ representative: 'Quelqu’un d’autre', signature_file_id: null }).execute())
  await rewrite(id, 1, worded('quote', 'Seconde version'))
  await runJobNow(program, tenant.id, 'print-quote', { quote_id: quote.id, is_mailed: false })
  const row = await tenant.inTenant((db) => db.selectFrom('quotes').selectAll().where('id', '=', quote.id).executeTakeFirstOrThrow())
  const { bytes } = await tenant.asMachine((context) => readFile(context, row.pdf_file_id!))
  const pages = (await printedText(bytes)).map(bare)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain(`Offre ${quote.number} : 120,00 €`)
  for (const said of ['Bon pour accord', 'Anne Directrice']) expect(pages[1]).toContain(said)
  expect(row).toMatchObject({ template_id: id, template_version: 1 })
  expect((await read(id)).produced).toBe(1)
  await callAs(program, admin, quoteContract.duplicateQuote, at(quote.id))
  expect((await read(id)).produced).toBe(1)
})

test('a sample is seen on issued papers and drafts, marked as a specimen, embeds no e-invoice and takes no number', async () => {
  const draft = await issued({ issued: false })
  const { bill } = await printed((await issued()).id)
  const credit = await callAs(program, admin, billingContract.creditBill, { ...at(bill.id), body: { reason: 'Départ' } })
  const quotes = [
    await aQuote(program, admin, { client: tenant.name, user: client.id }),
    await aQuote(program, admin, { client: tenant.name, user: client.id, sent: false }),
  ]
  const offered = async (category: TemplateCategory, q = '') =>
    (await callAs(program, admin, templatesContract.records, { params: { client: tenant.name }, query: { category, q } })).map(
      ({ id }) => id,
    )
  expect(await offered('bill')).toEqual([bill.id, draft.id])
  expect(await offered('bill', bill.number!)).toEqual([bill.id])
  expect(await offered('credit')).toEqual([credit.id])
  expect(await offered('quote')).toEqual(quotes.map(({ id }) => id).toReversed())
  const draw = (category: TemplateCategory, record: number | null, language: 'fr' | 'en' = 'fr') =>
    program.app.inject({
      method: 'POST',
      url: `/api/clients/${tenant.name}/doctemplate-preview/`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: {
        category: templateCategory.codeOf(category),
        language,
        content: worded(category, 'Bonjour {{contact.first_name}}', 'Hello'),
        record,
      },
    })
  for (const [category, record] of [
    ['bill', bill.id],
    ['bill', draft.id],
    ['credit', credit.id],
    ['quote', quotes[0]!.id],
    ['quote', quotes[1]!.id],
  ] as const) {
    const { statusCode, rawPayload } = await draw(category, record)
    expect([category, statusCode]).toEqual([category, 200])
    expect(await wordsOf(rawPayload)).toMatch(/Bonjour Zoé.*SPÉCIMEN|SPÉCIMEN.*Bonjour Zoé/)
    expect(embeddedFilesOf(rawPayload)).toEqual([])
  }
  for (const category of ['bill', 'credit', 'quote'] as const)
    for (const language of ['fr', 'en'] as const) {
      const text = await wordsOf((await draw(category, null, language)).rawPayload)
      for (const said of language === 'fr' ? ['Bonjour Léa', 'SPÉCIMEN'] : ['Hello', 'SPECIMEN']) expect(text).toContain(said)
    }
  expect((await draw('bill', credit.id)).statusCode).toBe(404)
  expect((await draw('credit', bill.id)).statusCode).toBe(404)
  const numbers = await tenant.inTenant((db) => db.selectFrom('bills').select('id').where('number', 'is not', null).execute())
  expect(numbers).toHaveLength(2)
})
