import { fileURLToPath } from 'node:url'
import { billPrintWords } from '@kxo/domain/billing/bill-legal'
import { makeLanguage } from '@kxo/domain/kernel/language'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { glossaryPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { facturX } from '../apps/api/src/modules/billing/printing/factur-x.ts'
import { invoiceFixtures, letterheadOf } from '../apps/api/src/modules/billing/printing/invoice-fixtures.ts'
import { attestationFixture, documentLetterhead } from '../apps/api/src/modules/documents/document-fixtures.ts'
import { attestationPrint } from '../apps/api/src/modules/documents/printing/attestation-print.ts'
import { closePdfEngine, renderDocument } from '../apps/api/src/platform/pdf/render-document.ts'
import { spokenWords } from '../apps/api/src/platform/pdf/spoken-words.ts'

import type { Figure } from './figure.ts'

const rounds = 3
const documents = 60
const at = (index: number) => new Date(Date.UTC(2026, 10, 20, 8, 0, index))

/** Documents a second, the best of a few rounds: the machine's other work only ever slows a round down. */
async function rate(draw: (index: number) => unknown): Promise<number> {
  let best = 0
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now()
    await Promise.all(Array.from({ length: documents }, async (_, index) => draw(index)))
    // The first round warms the threads and is not counted.
    if (round > 0) best = Math.max(best, (documents * 1000) / (performance.now() - start))
  }
  return best
}

/** The floor: the bare compiler on one line of text, in this thread, with nothing kept between two documents. */
function bareCompiler(): (index: number) => Promise<void> {
  const fonts = fileURLToPath(new URL('../apps/api/assets/fonts/', import.meta.url))
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [fonts] }] })
  return async (index) => {
    compiler.pdf(
      { mainFileContent: `#set document(title: "Floor", date: auto)\n#set text(font: "Inter")\nDocument ${index}` },
      { pdfStandard: 'a-3b', creationTimestamp: at(index).getTime() / 1000 },
    )
    compiler.evictCache(0)
    await new Promise(setImmediate)
  }
}

/** Measures complete Factur-X invoices and attestations against the floor, in one run. */
export async function run(): Promise<Figure[]> {
  const language = makeLanguage({ locale: 'fr', glossary: glossaryOf({}, glossaryPresets.training) })
  const words = { labels: spokenWords(billPrintWords, language), locale: language.locale }
  const document = invoiceFixtures.mixed
  const attestation = fileURLToPath(new URL('../apps/api/src/modules/documents/printing/attestation.typ', import.meta.url))
  const floor = await rate(bareCompiler())
  const invoices = await rate((index) => facturX({ document, letterhead: letterheadOf(document), words, createdAt: at(index) }))
  const attestations = await rate((index) =>
    renderDocument({
      template: attestation,
      data: attestationPrint(attestationFixture, documentLetterhead, language),
      standard: 'ua-1',
      createdAt: at(index),
    }),
  )
  await closePdfEngine()
  const figure = (name: string, per_second: number): Figure => ({ name, value: per_second, unit: '/s', ratio: per_second / floor })
  return [
    figure('one-line document, bare compiler (floor)', floor),
    figure('Factur-X invoice', invoices),
    figure('attestation', attestations),
  ]
}
