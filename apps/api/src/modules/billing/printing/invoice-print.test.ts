import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { closePdfEngine, renderDocument } from '../../../platform/pdf/render-document.ts'
import { ciiOf } from './cii-of.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { invoiceDocument } from './invoice-document.ts'
import { englishLabels, frenchLabels, invoiceFixtures, letterheadOf, lineOf, mixedInput } from './invoice-fixtures.ts'
import { invoicePrint } from './invoice-print.ts'
import { quoteDocument } from './quote-document.ts'
import { quotePrint } from './quote-print.ts'

const words = { labels: frenchLabels, locale: 'fr' } as const
const createdAt = new Date('2026-11-20T10:00:00Z')
const template = (name: string) => fileURLToPath(new URL(`./${name}.typ`, import.meta.url))
const pagesOf = async (document: InvoiceDocument, images = {}, logo: string | null = null) =>
  printedText(
    await renderDocument({
      template: template('invoice'),
      data: invoicePrint(document, letterheadOf(document, logo), words),
      images,
      standard: 'a-3b',
      createdAt,
    }),
  )
const plain = (text: string) => text.replace(/[\u202F\u00A0]/g, ' ')
const mentions = (document: InvoiceDocument) => invoicePrint(document, letterheadOf(document), words).mentions.lines.map(plain)
const totals = (document: InvoiceDocument) =>
  invoicePrint(document, letterheadOf(document), words).totals.map(
    (row) => `${plain(row.label)} ${plain(row.value)}${row.strong ? ' !' : ''}`,
  )

afterAll(() => closePdfEngine())

describe('INV-20 the page', () => {
  test.each([
    ['mixed', ['Facture', 'FA-2026-000123', '20/11/2026', '20/12/2026', '17/11/2026 – 18/11/2026', 'BC-4512']],
    [
      'mixed',
      [
        'SIREN 123 456 782',
        'SIREN 987 654 324',
        'N° TVA FR11123456782',
        'SAS au capital de 20 000 € – RCS Nantes',
        'Société L’Œuvre & Fils <SARL>',
      ],
    ],
    [
      'mixed',
      ['Excel avancé', '450,00 €', '1 350,00 €', '20 %', 'Total TTC', '1 638,00 €', 'Net à payer', 'FR14 2004 1010 0505 0001 3M02 606'],
    ],
    ['deposit', ['Facture d’acompte', '360,00 €', '72,00 €', '432,00 €']],
    ['credit', ['Avoir', 'Facture d’origine', 'FA-2026-000120 – 01/11/2026', 'Montant de l’avoir']],
    ['final', ['Acomptes déduits', 'FA-2026-000120', '01/11/2026', '72,00 € (20 %)', '−432,00 €', '1 008,00 €']],
  ] as const)('of "%s" says %j', async (key, expected) => {
    const [page = ''] = await pagesOf(invoiceFixtures[key])
    for (const text of expected) expect(page).toContain(text)
  })

  test('mentions the nature of operations, the exemption, the terms and the activity declaration', () => {
    expect(mentions(invoiceFixtures.mixed)).toEqual([
      'Catégorie d’opération : prestation de services',
      'Exonération de TVA, article 261, 4, 4° a du CGI',
      'Pénalités de retard : taux directeur de la BCE majoré de 10 points, exigibles sans rappel dès le lendemain de l’échéance',
      'Indemnité forfaitaire pour frais de recouvrement : 40 €',
      'Pas d’escompte pour paiement anticipé',
      'Déclaration d’activité enregistrée sous le numéro 52441234567 auprès du préfet de région des Pays de la Loire',
    ])
  })

  test('INV-21 a consumer reads of no fee of 40 €, and of the mediator', () => {
    expect(mentions(invoiceFixtures.consumer).join(' ')).not.toMatch(/40 €|BCE|Sans objet|Non applicable/)
    expect(mentions(invoiceFixtures.consumer).at(-1)).toMatch(/^Médiateur/)
  })

  test('a credit note prints its rounding, and the total of its XML', () => {
    expect(totals(invoiceFixtures.creditRounded).slice(-3)).toEqual([
      'Total TTC 100,00 €',
      'Arrondi −0,01 €',
      'Montant de l’avoir 99,99 € !',
    ])
    expect(ciiOf(invoiceFixtures.creditRounded)).toContain('<ram:DuePayableAmount>99.99</ram:DuePayableAmount>')
  })

  test('a credit note has no terms of payment, the option for debits is said when taken', () => {
    expect(mentions(invoiceFixtures.credit).join(' ')).not.toMatch(/Pénalités|escompte/)
    expect(mentions(invoiceFixtures.debits)).toContain('Option pour le paiement de la taxe d’après les débits')
  })

  test('INV-41 INV-48 the totals', () => {
    expect(totals(invoiceFixtures.discount)).toEqual([
      'Total des lignes HT 1 590,00 €',
      'Remise fidélité 10 % −159,00 €',
      'Total HT 1 431,00 €',
      'Total TVA 43,20 €',
      'Total TTC 1 474,20 €',
      'Net à payer 1 474,20 € !',
    ])
    expect(totals(invoiceFixtures.paid).slice(2)).toEqual(['Total TTC 1 638,00 €', 'Déjà réglé −1 638,00 €', 'Net à payer 0,00 € !'])
    expect(totals(invoiceFixtures.taxIncluded).slice(2)).toEqual(['Total TTC 100,00 €', 'Arrondi −0,01 €', 'Net à payer 99,99 € !'])
  })

  test('INV-60 a paid invoice bears no stamp and asks for nothing', async () => {
    const [page = ''] = await pagesOf(invoiceFixtures.paid)
    expect(page).not.toMatch(/sold[ée]e/i)
    expect(page).not.toContain('IBAN')
    expect(page).toContain('Réglé le')
  })

  test('a long invoice runs over several pages with heads, numbers and its logo', async () => {
    const long = invoiceDocument({ ...mixedInput, lines: Array.from({ length: 70 }, (_, index) => lineOf(`Séance ${index + 1}`, 1, 90)) })
    const logo = await sharp({ create: { width: 300, height: 90, channels: 4, background: '#0b6e5f' } })
      .png()
      .toBuffer()
    const pages = await pagesOf(long, { 'logo.png': logo }, 'logo.png')
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} / ${pages.length}`))
    expect(pages[1]).toContain('FA-2026-000123')
    expect(pages.every((page, index) => index === pages.length - 1 || page.includes('Prix unitaire HT'))).toBe(true)
    expect(pages.join(' ')).toContain('Séance 70')
  })

  test('in English what the law wants in French stays', () => {
    const print = invoicePrint(invoiceFixtures.mixed, letterheadOf(invoiceFixtures.mixed), { labels: englishLabels, locale: 'en' })
    expect(print.title).toContain('Facture')
    expect(print.rows[0]?.cells.at(-1)).toBe('€1,350.00')
    expect(print.mentions.lines).toContain('Exonération de TVA, article 261, 4, 4° a du CGI')
  })
})

describe('INV-05 the quote', () => {
  const quote = quoteDocument({
    ...mixedInput,
    number: 'DE-2026-000042',
    valid_until: '2026-12-31',
    schedule: ['Acompte de 30\u00A0% à la commande, solde à réception de facture.'],
    to_sign: true,
  })

  const printed = async (standard: 'a-3b' | 'ua-1', watermark: string | null) => {
    const letterhead = { ...letterheadOf(quote), watermark }
    const pdf = await renderDocument({ template: template('quote'), data: quotePrint(quote, letterhead, words), standard, createdAt })
    return (await printedText(pdf)).join(' ')
  }

  test.each(['a-3b', 'ua-1'] as const)('is printed as %s with its validity, its terms and a place to sign', async (standard) => {
    const page = await printed(standard, null)
    for (const text of ['Devis', 'DE-2026-000042', 'Valable jusqu’au', '31/12/2026', 'Bon pour accord', 'Acompte de 30 %', '1 638,00 €'])
      expect(page).toContain(text)
    expect(page).not.toMatch(/Facture|IBAN/)
  })

  test('INV-52 a specimen says so across the page', async () => {
    const letters = (text: string) => [...text.replaceAll(' ', '')].toSorted()
    const added = letters(await printed('a-3b', 'SPÉCIMEN'))
    for (const letter of letters(await printed('a-3b', null))) added.splice(added.indexOf(letter), 1)
    expect(added).toEqual(letters('SPÉCIMEN'))
  })
})
