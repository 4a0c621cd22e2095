import { billPrintWords } from '@kxo/domain/billing/bill-legal'
import { makeLanguage } from '@kxo/domain/kernel/language'
import { PDF } from '@libpdf/core'
import { XmlDocument, type XsdValidator } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { spokenWords } from '../../../platform/pdf/spoken-words.ts'
import { openFacturXSchema } from '../../../testing/factur-x-schema.ts'
import type { ModelPrint } from '../../templates/index.ts'
import { ciiOf, facturX, facturXOf } from './factur-x.ts'
import { invoiceFixtures, letterheadOf } from './invoice-fixtures.ts'

const createdAt = new Date('2026-11-20T10:00:00Z')
const language = makeLanguage({ locale: 'fr', glossary: {} })
const words = { labels: spokenWords(billPrintWords, language), locale: language.locale }
const name = (path: string) =>
  path
    .split('/')
    .map((part) => `*[local-name()='${part}']`)
    .join('/')
const open = (xml: string) => XmlDocument.fromString(xml)
const texts = (xml: string, path: string) => {
  using document = open(xml)
  return document.find(`//${name(path)}`).map((node) => node.content)
}

let schema: XsdValidator
beforeAll(() => {
  schema = openFacturXSchema()
})
afterAll(async () => {
  schema.dispose()
  await closePdfEngine()
})

describe('INV-62 the XML', () => {
  test.each(Object.entries(invoiceFixtures))('of "%s" is valid against the schema of the profile', (_, document) => {
    using xml = open(ciiOf(document))
    expect(() => schema.validate(xml)).not.toThrow()
  })

  test('the schema does refuse a wrong one', () => {
    using xml = open(ciiOf(invoiceFixtures.mixed).replace('<ram:TypeCode>380</ram:TypeCode>', ''))
    expect(() => schema.validate(xml)).toThrow(/TypeCode/)
  })

  test('an invoice that breaks a rule is not written', () => {
    expect(() => ciiOf({ ...invoiceFixtures.credit, preceding: [] })).toThrow('BR-FR-CO-05')
  })

  const summation = 'SpecifiedTradeSettlementHeaderMonetarySummation'
  test.each([
    ['mixed', ['1590.00', '1590.00', '48.00', '1638.00', '1638.00']],
    ['discount', ['1590.00', '159.00', '1431.00', '43.20', '1474.20', '1474.20']],
    ['paid', ['1590.00', '1590.00', '48.00', '1638.00', '1638.00', '0.00']],
    ['deposit', ['360.00', '360.00', '72.00', '432.00', '432.00']],
    ['final', ['1200.00', '1200.00', '240.00', '1440.00', '432.00', '1008.00']],
    ['taxIncluded', ['83.33', '83.33', '16.67', '-0.01', '100.00', '99.99']],
  ] as const)('INV-41 INV-42 INV-48 totals of "%s"', (key, amounts) => {
    using xml = open(ciiOf(invoiceFixtures[key]))
    expect(xml.find(`//${name(summation)}/*`).map((node) => node.content)).toEqual(amounts)
  })

  test.each([
    ['mixed', '380', 'S1'],
    ['paid', '380', 'S2'],
    ['deposit', '386', 'S1'],
    ['final', '380', 'S4'],
    ['credit', '381', 'S1'],
  ] as const)('INV-01 INV-56 type and process of "%s" are %s and %s', (key, type, process) => {
    const xml = ciiOf(invoiceFixtures[key])
    expect(texts(xml, 'ExchangedDocument/TypeCode')).toEqual([type])
    expect(texts(xml, 'BusinessProcessSpecifiedDocumentContextParameter/ID')).toEqual([process])
  })

  test('INV-56 goods and both kinds change the letter of the process', () => {
    const letter = (operation: 'goods' | 'mixed') =>
      texts(ciiOf({ ...invoiceFixtures.mixed, operation }), 'BusinessProcessSpecifiedDocumentContextParameter/ID')
    expect([letter('goods'), letter('mixed')]).toEqual([['B1'], ['M1']])
  })

  test('INV-31 zero rates carry their code and their words', () => {
    const codes = (key: 'mixed' | 'franchise' | 'outOfScope') => [
      texts(ciiOf(invoiceFixtures[key]), 'ExemptionReasonCode'),
      texts(ciiOf(invoiceFixtures[key]), 'ExemptionReason'),
    ]
    expect(codes('mixed')).toEqual([['VATEX-FR-CGI261-4'], ['Exonération de TVA, article 261, 4, 4° a du CGI']])
    expect(codes('franchise')).toEqual([['VATEX-FR-FRANCHISE'], ['TVA non applicable, art. 293 B du CGI']])
    expect(codes('outOfScope')).toEqual([['VATEX-EU-O'], ['Hors champ de TVA']])
  })

  test('INV-31 two exemptions of one category share one breakdown with both texts', () => {
    const [course] = invoiceFixtures.exempt.lines
    const both = { ...invoiceFixtures.exempt, lines: [course!, { ...course!, vat_reason: 'association_261_7' as const }] }
    const [group] = both.totals.groups
    const doubled = {
      ...both,
      due: both.due * 2,
      totals: {
        ...both.totals,
        lines: [both.totals.lines[0]!, both.totals.lines[0]!],
        groups: [
          { ...group!, net: group!.net * 2, basis: group!.basis * 2, reasons: ['training_exempt' as const, 'association_261_7' as const] },
        ],
        sum_lines: both.totals.sum_lines * 2,
        total_ht: both.totals.total_ht * 2,
        total_ttc: both.totals.total_ttc * 2,
      },
    }
    const xml = ciiOf(doubled)
    expect(texts(xml, 'ExemptionReasonCode')).toEqual([])
    expect(texts(xml, 'ExemptionReason')[0]).toMatch(/261, 4.*261, 7/)
  })

  test('an exempt body without VAT number is registered by its SIREN (FC), others by their VAT number (VA)', () => {
    const registration = (key: 'mixed' | 'exempt') => {
      using xml = open(ciiOf(invoiceFixtures[key]))
      return xml
        .find(`//${name('SpecifiedTaxRegistration/ID')}`)
        .map((node) => [node.content, xml.get(`//${name('SpecifiedTaxRegistration/ID')}/@schemeID`)?.content])
    }
    expect(registration('exempt')).toEqual([['123456782', 'FC']])
    expect(registration('mixed')).toEqual([['FR11123456782', 'VA']])
  })

  test('INV-56 the three notes are there once each, the addresses too, and a consumer has no SIREN', () => {
    const codes = texts(ciiOf(invoiceFixtures.mixed), 'IncludedNote/SubjectCode')
    expect(codes.toSorted()).toEqual(['AAB', 'BAR', 'PMD', 'PMT'])
    expect(texts(ciiOf(invoiceFixtures.mixed), 'URIID')).toEqual(['123456782', '987654324'])
    expect(texts(ciiOf(invoiceFixtures.consumer), 'URIID')).toEqual(['123456782', 'zoe.lefevre@example.org'])
    expect(texts(ciiOf(invoiceFixtures.consumer), 'BuyerTradeParty/SpecifiedLegalOrganization/ID')).toEqual([])
  })

  test('INV-33 the option for debits is code 5, cashing code 72', () => {
    expect(texts(ciiOf(invoiceFixtures.debits), 'DueDateTypeCode')).toEqual(['5'])
    expect(texts(ciiOf(invoiceFixtures.mixed), 'DueDateTypeCode')).toEqual(['72'])
  })

  test('INV-12 a credit note names the number and the date of its invoice, with positive amounts', () => {
    const xml = ciiOf(invoiceFixtures.credit)
    expect(texts(xml, 'InvoiceReferencedDocument/IssuerAssignedID')).toEqual(['FA-2026-000120'])
    expect(texts(xml, 'InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString')).toEqual(['20261101'])
    expect(texts(xml, 'GrandTotalAmount')).toEqual(['1638.00'])
    expect(texts(xml, 'DueDateDateTime/DateTimeString')).toEqual(['20261120'])
  })

  test('INV-40 prices keep up to six decimals and quantities four', () => {
    const [line] = invoiceFixtures.taxIncluded.lines
    const precise = { ...invoiceFixtures.taxIncluded, lines: [{ ...line!, quantity: 15_025, unit_price: 33_333_337 }] }
    const xml = ciiOf(precise)
    expect(texts(xml, 'BilledQuantity')).toEqual(['1.5025'])
    expect(texts(xml, 'NetPriceProductTradePrice/ChargeAmount')).toEqual(['33.333337'])
  })
})

describe('INV-61 the PDF', () => {
  const document = invoiceFixtures.mixed
  const request = { document, letterhead: letterheadOf(document), words, createdAt }

  test('is an archive file that declares and embeds these very bytes', async () => {
    const { pdf, xml } = await facturX(request)
    const text = Buffer.from(pdf).toString('latin1')
    const packet = text.slice(text.lastIndexOf('<?xpacket begin'))
    expect(packet).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>')
    expect(packet).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(packet).toContain('<fx:DocumentType>INVOICE</fx:DocumentType>')
    expect(packet).toContain('<fx:Version>1.0</fx:Version>')
    expect(packet).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(packet).toContain('<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>')
    expect(packet.match(/<pdfaProperty:name>(DocumentFileName|DocumentType|Version|ConformanceLevel)</g)).toHaveLength(4)
    using xmp = open(packet.slice(packet.indexOf('<x:xmpmeta'), packet.indexOf('<?xpacket end')))
    expect(xmp.find(`//${name('Description')}`)).toHaveLength(2)
    expect(text).toMatch(/\/AF \[\d+ 0 R\]/)
    expect(text).toContain('/AFRelationship /Data')
    expect(text).toContain('/Subtype /text#2Fxml')
    expect(text).toMatch(/\/OutputIntents \d+ 0 R/)
    expect(text).toContain('/S /GTS_PDFA1')
    expect(text.match(/\/ID \[/g)).toHaveLength(2)
    expect(text).not.toMatch(/\/Encrypt|\/JavaScript/)
    const loaded = await PDF.load(pdf)
    expect([...loaded.attachments.list().keys()]).toEqual(['factur-x.xml'])
    expect(Buffer.from(loaded.attachments.get('factur-x.xml')!).toString()).toBe(xml)
  })

  test('INV-20 under a model of the tenant is the same archive file, with the same XML, and still says its name and its mentions', async () => {
    const run = { bold: true, italic: true, underline: true, strike: false, code: true, href: 'https://exemple.test/' }
    const said = (text: string): ModelPrint['opening'] => [
      { kind: 'heading', runs: [{ ...run, text: `${text} titre`, href: null }] },
      { kind: 'paragraph', runs: [{ ...run, text }] },
      { kind: 'bullets', items: [[{ kind: 'paragraph', runs: [{ ...run, text: `${text} point`, href: null }] }]] },
      { kind: 'rule' },
    ]
    const model: ModelPrint = {
      margins: { side: 40, top: 60, bottom: 60 },
      header: '#panic("x") en-tête',
      footer: ['pied $x$'],
      title: 'Note d’honoraires',
      opening: said('Ouverture #eval("1")'),
      closing: said('Fin'),
      boxes: { party_first: false, signs_apart: true },
    }
    const [plain, dressed] = [await facturX(request), await facturX({ ...request, model })]
    expect(dressed.xml).toBe(plain.xml)
    const text = Buffer.from(dressed.pdf).toString('latin1')
    expect(text.slice(text.lastIndexOf('<?xpacket begin'))).toContain(
      '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
    )
    const loaded = await PDF.load(dressed.pdf)
    expect(Buffer.from(loaded.attachments.get('factur-x.xml')!).toString()).toBe(plain.xml)
    const words = (pdf: PDF) =>
      pdf
        .getPages()
        .map((one) => one.extractText().text)
        .join(' ')
        .split(/\s+/)
    const page = words(loaded)
    // All that is printed without it is printed under it.
    expect(words(await PDF.load(plain.pdf)).filter((word) => !page.includes(word) && !/^\d+$/.test(word))).toEqual([])
    for (const word of ['Facture', 'd’honoraires', '#eval("1")', '#panic("x")', '$x$']) expect(page).toContain(word)
  })

  test('embeds every font it uses', async () => {
    const text = Buffer.from((await facturX(request)).pdf).toString('latin1')
    const descriptors = text.match(/\/Type \/FontDescriptor/g) ?? []
    expect(descriptors.length).toBeGreaterThan(1)
    expect(text.match(/\/FontFile[23] \d+ 0 R/g)).toHaveLength(descriptors.length)
  })

  test('says the same figures as the XML', async () => {
    const { pdf } = await facturX(request)
    const page = (await PDF.load(pdf))
      .getPages()
      .map((one) => one.extractText().text)
      .join('\n')
    for (const shown of ['FA-2026-000123', '1 590,00', '48,00', '1 638,00', '20/12/2026', 'BC-4512', 'FR11123456782', 'CGI', '40'])
      expect(page.replace(/[\u202F\u00A0]/g, ' ')).toContain(shown)
  })

  test('is identical for an identical invoice', async () => {
    const [one, two] = await Promise.all([facturX(request), facturX(request)])
    expect(Buffer.from(one.pdf).equals(Buffer.from(two.pdf))).toBe(true)
  })

  test('cannot declare another invoice than the one it embeds', async () => {
    const { pdf } = await facturX(request)
    expect(() => facturXOf(pdf, ciiOf(invoiceFixtures.paid))).toThrow('does not embed')
  })
})
