import { fileURLToPath } from 'node:url'
import { makeLanguage } from '@kxo/domain/kernel/language'
import type { RichNode, RichText } from '@kxo/domain/kernel/rich-text'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { glossaryPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import { afterAll, expect, test } from 'vitest'
import { printedText as textOfPages } from '../../../platform/pdf/printed-text.ts'
import { closePdfEngine, renderDocument } from '../../../platform/pdf/render-document.ts'
import { attestationFixture, documentLetterhead } from '../../documents/document-fixtures.ts'
import { attestationPrint } from '../../documents/index.ts'
import { dressed, type Model } from './model-for.ts'
import { printedText } from './printed-text.ts'

const language = makeLanguage({ locale: 'fr', glossary: glossaryOf({}, glossaryPresets.training) })
const template = fileURLToPath(new URL('../../documents/printing/attestation.typ', import.meta.url))
const say = (text: string, marks: ('bold' | 'italic' | 'underline' | 'strike' | 'code')[] = []): RichNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
const doc = (...content: RichNode[]): RichText => ({ type: 'doc', content })
const nobody = { facts: {}, values: {} }
const plain: Model = {
  source: null,
  print: {
    margins: { side: 18, top: 20, bottom: 24 },
    header: null,
    footer: [],
    title: null,
    opening: [],
    closing: [],
    boxes: { party_first: false, signs_apart: false },
  },
  logo_file_id: null,
  images: {},
  shows_signature: true,
  shows_stamp: true,
}
const pagesOf = async (print: Partial<Model['print']>): Promise<string[]> => {
  const data = dressed(attestationPrint(attestationFixture, documentLetterhead, language), {
    ...plain,
    print: { ...plain.print, ...print },
  })
  return textOfPages(await renderDocument({ template, data, standard: 'ua-1', createdAt: new Date('2027-03-05T10:00:00Z') }))
}
afterAll(() => closePdfEngine())

const hostile =
  '#import "/etc/passwd": * #panic("x") #eval("1+1") $x^2$ \\ "guillemets" *gras* _ital_ `code` <label> @ref [a] // -> {b} #sys.inputs'

test('what a model says is printed as it is written: nothing of it is read as markup, wherever it stands', async () => {
  const values = { 'contact.first_name': '#panic("champ") $y$' }
  const read = (text: RichText) => printedText(text, { facts: {}, values }, language)
  const [page] = await pagesOf({
    header: `${hostile} HAUT`,
    title: `${hostile} TITRE`,
    footer: [`${hostile} PIED`],
    opening: read(doc(paragraph(say(hostile), say(hostile, ['bold', 'code'])), paragraph(say('{{contact.first_name}}')))),
    closing: read(doc({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(say(`${hostile} POINT`))] }] })),
  })
  const bare = (text: string): string => text.replace(/\s+/g, '')
  expect(bare(page!).split(bare(hostile))).toHaveLength(7)
  for (const mark of ['HAUT', 'TITRE', 'PIED', 'POINT', '#panic("champ")$y$']) expect(bare(page!)).toContain(bare(mark))
})

test('the text keeps its paragraphs, lists, marks and links, in the place it is for, around the block of the law', async () => {
  const opening = printedText(
    doc(
      { type: 'heading', attrs: { level: 1 }, content: [say('Bienvenue')] },
      paragraph(say('Un ', []), say('mot', ['bold', 'italic', 'underline', 'strike']), { type: 'hardBreak' }, say('puis un autre')),
      { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(say('Premier'))] }] },
      { type: 'blockquote', content: [paragraph(say('Cité'))] },
      { type: 'horizontalRule' },
    ),
    nobody,
    language,
  )
  expect(opening.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'numbers', 'quote', 'rule'])
  const link: RichNode = { type: 'text', text: 'le site', marks: [{ type: 'link', attrs: { href: 'https://exemple.test/' } }] }
  const page = (await pagesOf({ opening, closing: printedText(doc(paragraph(link)), nobody, language), title: 'Attestation maison' })).join(
    ' ',
  )
  const places = [
    'Attestation maison',
    'Bienvenue',
    'puis un autre',
    'Premier',
    'Cité',
    'Élodie Œuvrard',
    'Objectifs',
    'le site',
    'Fait à Nantes',
  ].map((text) => page.indexOf(text))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThanOrEqual(0)
  expect(page).not.toContain('Attestation de fin de formation')
})

test('what says nothing stops no page: empty items, titles, quotes and lists in lists', async () => {
  const item = (...content: RichNode[]): RichNode => ({ type: 'listItem', content })
  const inner: RichNode = { type: 'orderedList', content: [item(paragraph(say('Dedans')))] }
  const text = doc(
    { type: 'heading', attrs: { level: 2 } },
    { type: 'bulletList', content: [item(), item(paragraph()), item(paragraph(say('Dehors')), inner)] },
    { type: 'blockquote' },
    { type: 'codeBlock', content: [say('let a = 1\nlet b = 2')] },
    paragraph({ type: 'hardBreak' }),
  )
  const [page] = await pagesOf({ opening: printedText(text, nobody, language) })
  for (const said of ['Dehors', 'Dedans', 'let b = 2']) expect(page).toContain(said)
})

test('a block is printed on its condition, an empty field takes its fallback, and a picture is not printed', () => {
  const shown: RichNode = {
    type: 'shownIf',
    attrs: { of: 'company.name', test: 'filled', value: '' },
    content: [paragraph(say('Pour {{company.name}}'))],
  }
  const picture: RichNode = { type: 'image', attrs: { src: 'https://a.test/api/clients/b/pictures/c/', alt: 'x' } }
  const text = doc(shown, paragraph(say('À {{contact.first_name|vous}}')), picture)
  const saidTo = (values: Record<string, string>) =>
    printedText(text, { facts: {}, values }, language).map((block) =>
      'runs' in block ? block.runs.map((run) => run.text).join('') : block.kind,
    )
  expect(saidTo({ 'company.name': 'ACME', 'contact.first_name': 'Zoé' })).toEqual(['Pour ACME', 'À Zoé'])
  expect(saidTo({})).toEqual(['À vous'])
})

test('margins are the model’s, and the hand and the stamp are printed only where it says so', () => {
  const signed = { ...attestationFixture, signatory: { ...attestationFixture.signatory, image: 'signature.png', stamp: 'stamp.png' } }
  const print = attestationPrint(signed, documentLetterhead, language)
  expect(dressed(print, undefined)).toBe(print)
  const model = { ...plain, shows_stamp: false, print: { ...plain.print, margins: { side: 30, top: 40, bottom: 50 } } }
  expect(dressed(print, model)).toMatchObject({
    signature: { image: 'signature.png', stamp: null },
    model: { margins: { side: 30, top: 40, bottom: 50 } },
  })
})
