import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDF } from '@libpdf/core'
import { afterAll, expect, test } from 'vitest'
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

test('data is text, whatever it looks like', async () => {
  const hostile = '#panic("x") *gras* $1$ = titre \\ <label> @ref [a] "b" // c -> 2x3'
  expect(await textOf(await renderDocument(request('#data.text', { text: hostile })))).toContain(hostile)
})

test('a character no font draws does not stop the document', async () => {
  expect(await textOf(await renderDocument(request('#data.text', { text: 'Fête 🎉 d’été' })))).toContain('Fête \uFFFD d’été')
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
})

test('closing lets the documents under way finish, and a later one starts the engine again', async () => {
  const under = renderDocument(request('= Avant'))
  const closed = closePdfEngine()
  await expect(renderDocument(request('a'))).rejects.toThrow('unavailable')
  await expect(under).resolves.toBeInstanceOf(Uint8Array)
  await closed
  await expect(renderDocument(request('= Après'))).resolves.toBeInstanceOf(Uint8Array)
})
