import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDF } from '@libpdf/core'
import { afterAll, expect, test } from 'vitest'
import { drawnOnce } from './drawn-once.ts'
import { closePdfEngine, type DocumentRequest, renderDocument } from './render-document.ts'

const folder = mkdtempSync(fileURLToPath(new URL('./try-', import.meta.url)))
const createdAt = new Date('2026-11-20T10:00:00Z')
const letterhead = {
  locale: 'fr',
  title: 'Essai',
  reference: 'E-1',
  color: '#ffd400',
  issuer: { name: 'Maison', lines: ['Ici'], logo: null },
  legal: ['Mention'],
  page_word: 'Page',
  watermark: null,
}
const request = (body: string, data: Record<string, unknown> = {}, more: Partial<DocumentRequest> = {}): DocumentRequest => {
  const template = `${folder}/${crypto.randomUUID()}.typ`
  writeFileSync(template, `#import "/platform/pdf/layout.typ": *\n#show: letter\n${body}`)
  return { template, data: { letterhead, ...data }, standard: 'a-3b', createdAt, ...more }
}
const textOf = async (pdf: Uint8Array) =>
  (await PDF.load(pdf))
    .getPages()
    .map((page) => page.extractText().text)
    .join('\n')

afterAll(async () => {
  await closePdfEngine()
  rmSync(folder, { recursive: true })
})

test.each(['a-3b', 'ua-1'] as const)('the layout makes a %s file with its title, language and dates', async (standard) => {
  const pdf = await renderDocument(request('= Bonjour\n#facts(((label: "Lieu", value: "Nantes"),))', {}, { standard }))
  const text = Buffer.from(pdf).toString('latin1')
  expect(text).toContain(standard === 'a-3b' ? '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>' : '<pdfuaid:part>1')
  expect(text).toMatch(/\/Lang \(fr/)
  expect(text).toContain('/Title (Essai)')
  expect(text).toContain('/CreationDate (D:20261120100000Z)')
})

test('identical requests give identical bytes', async () => {
  const same = request('= Bonjour')
  const [one, two] = await Promise.all([renderDocument(same), renderDocument(same)])
  expect(Buffer.from(one!).equals(Buffer.from(two!))).toBe(true)
})

test('a document anybody may ask for is drawn once for all those who read the same', async () => {
  const bytesOf = async (one: DocumentRequest) => (await drawnOnce(one).next()).value
  const same = request('#data.text', { text: 'Bonjour' })
  const [first, second] = await Promise.all([bytesOf(same), bytesOf({ ...same, createdAt: new Date('2026-11-21T10:00:00Z') })])
  expect(second).toBe(first)
  expect(await bytesOf({ ...same, data: { letterhead, text: 'Bonsoir' } })).not.toBe(first)
  const broken = request('#panic("non")')
  await expect(bytesOf(broken)).rejects.toThrow(/non/)
  writeFileSync(broken.template, '#import "/platform/pdf/layout.typ": *\n#show: letter\nOui')
  expect(await textOf((await bytesOf(broken))!)).toContain('Oui')
})

test('data is text, whatever it looks like', async () => {
  const hostile = '#panic("x") *gras* $1$ = titre \\ <label> @ref [a] "b" // c -> 2x3'
  expect(await textOf(await renderDocument(request('#data.text', { text: hostile })))).toContain(hostile)
})

test('emoji, scripts of the world and characters no font draws print, regular, bold and italic', async () => {
  const text = 'Fête 🎉 👩‍💻 🇫🇷 👍🏽 राजेश رؤى 王小明 สมชาย አበበ 𝓩𝓸𝓮 \u16A0 x\u0947 e\u0947\u0301 \u0627\u0300 \u200D\u{1F3FD}'
  const body = '#data.text #text(weight: 600, data.text) #emph(data.text)'
  const printed = await textOf(await renderDocument(request(body, { text })))
  for (const part of ['Fête 🎉', 'Zoe [U+16A0]', '王小明']) expect(printed).toContain(part)
  expect(printed).not.toContain('\uFFFD')
})

test('controls and halves of pairs stop no document', async () => {
  const controls = [...Array(32).keys(), 127, 128, 133, 159].map((code) => String.fromCharCode(code)).join('')
  const pdf = await renderDocument(request('#data.text', { text: `Zo${controls}\ud83dé\udc00\ufffe` }))
  expect(await textOf(pdf)).toMatch(/Zo\s*é/)
})

test('a long word is cut where its column ends, and reads whole', async () => {
  const long = `${'anticonstitutionnellement'.repeat(8)}@exemple.fr`
  const body = '#block(width: 40mm, data.text)\n#block(width: 80mm, [avant #data.short après])'
  for (const standard of ['a-3b', 'ua-1'] as const) {
    const pdf = await renderDocument(request(body, { text: long, short: 'anticonstitutionnel' }, { standard }))
    const { lines, text } = (await PDF.load(pdf)).getPages()[0]!.extractText()
    expect(text.replace(/\s/g, '')).toContain(long)
    expect(lines.map((line) => line.text)).toContain('avant anticonstitutionnel après')
    const right = lines.filter((line) => line.text.includes('stitutionnellem')).map(({ bbox }) => bbox.x + bbox.width)
    expect(right.length).toBeGreaterThan(1)
    expect(Math.max(...right)).toBeLessThan((18 + 40 + 1) * 2.835)
  }
})

test('a template that fails or warns answers with the diagnostics, and the engine goes on', async () => {
  await expect(renderDocument(request('#data.absent'))).rejects.toThrow(/absent/)
  await expect(renderDocument(request('#text(font: "No Such Font")[a]'))).rejects.toThrow(/warning/)
  await expect(renderDocument(request('= Bonjour'))).resolves.toBeInstanceOf(Uint8Array)
})

test('a file name cannot leave the folder of the attachments', async () => {
  const bytes = new Uint8Array([1])
  await expect(renderDocument(request('a', {}, { images: { '../logo.png': bytes } }))).rejects.toThrow(/unusable file name/)
})

test('an aborted document is refused, waiting or not', async () => {
  const done = AbortSignal.abort(new Error('gone'))
  await expect(renderDocument(request('a', {}, { signal: done }))).rejects.toThrow('gone')
  const later = new AbortController()
  const waiting = renderDocument(request('a', {}, { signal: later.signal }))
  later.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
})

test('the queue is bounded: one document too many is refused as unavailable', async () => {
  const one = request('a')
  const answers = await Promise.allSettled(Array.from({ length: 600 }, () => renderDocument(one)))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(100)
  expect(new Set(refused)).toEqual(new Set(['ProductError: unavailable']))
}, 30_000)

test('closing lets the documents under way finish, and a later one starts the engine again', async () => {
  const under = renderDocument(request('= Avant'))
  const closed = closePdfEngine()
  await expect(renderDocument(request('a'))).rejects.toThrow('unavailable')
  await expect(under).resolves.toBeInstanceOf(Uint8Array)
  await closed
  await expect(renderDocument(request('= Après'))).resolves.toBeInstanceOf(Uint8Array)
})
