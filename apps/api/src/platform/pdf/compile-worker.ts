import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { CompileAnswer, CompileJob } from './compile-job.ts'
import { drawable } from './drawable.ts'
import { fontFolder, fontNames, readFamilies } from './fonts.ts'

const [workspace = ''] = process.argv.slice(2)
const families = readFamilies()
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fontFolder] }] })

const simpleName = /^[\p{L}\p{N}_-]+(\.[a-z0-9]+)+$/u
const shadow = (folder: string, name: string, bytes: Uint8Array) => {
  if (!simpleName.test(name)) throw new Error(`unusable file name: ${name}`)
  compiler.mapShadow(`${workspace}/${folder}${name}`, Buffer.from(bytes))
}

/** What the next documents of the same template take up again of one: half of the work. */
const cachedDocuments = 4
/** The last documents may be long ones: what is kept of them is let go once nothing more is asked for. */
const ttlMs = 2_000
let letGo: NodeJS.Timeout | undefined

const isDrawing = (text: string): boolean => text.startsWith('<svg')

/** The data with every text drawn by the fonts (the texts themselves: their JSON hides what they are made of), and whether a word may not fit. */
function drawn({ data, longest_word }: CompileJob, by: typeof families): { data: string; hasLongWords: boolean } {
  const longWord = new RegExp(`[^\\s]{${longest_word + 1}}`)
  let hasLongWords = false
  const read: unknown = JSON.parse(data, function (this: object, key, value: unknown) {
    if (typeof value !== 'string' || isDrawing(value)) return value
    // The address of a link that has a label is not printed.
    hasLongWords ||= !(key === 'url' && 'label' in this) && longWord.test(value)
    return drawable(value, by)
  })
  return { data: JSON.stringify(read), hasLongWords }
}

function compile(job: CompileJob, by: typeof families): Uint8Array {
  for (const attachment of job.attachments) shadow('', attachment.name, attachment.bytes)
  for (const [name, bytes] of Object.entries(job.images)) shadow('images/', name, bytes)
  const attachments = job.attachments.map(({ bytes: _, ...described }) => described)
  const { data, hasLongWords } = drawn(job, by)
  const document = {
    mainFilePath: job.template,
    inputs: {
      data,
      attachments: JSON.stringify(attachments),
      fonts: JSON.stringify(fontNames),
      'longest-word': hasLongWords ? String(job.longest_word) : '',
    },
  }
  const options = { pdfStandard: job.standard, creationTimestamp: Math.floor(job.created_at / 1000) }
  if (job.strict) {
    const warnings = compiler.compile(document).takeWarnings()
    if (warnings) throw new Error(`compiler warning: ${JSON.stringify(warnings.shortDiagnostics)}`)
  }
  try {
    return new Uint8Array(compiler.pdf(document, options))
  } catch (error) {
    const diagnostics = compiler.compile(document).takeDiagnostics()?.shortDiagnostics ?? []
    throw new Error(`${String(error)} ${JSON.stringify(diagnostics)}`, { cause: error })
  }
}

/** Letters that combine in a way no font foresaw must not stop a document: it is then written with the first family alone. */
function compiled(job: CompileJob): Uint8Array {
  try {
    return compile(job, families)
  } catch (error) {
    const first = families.slice(0, 1)
    if (drawn(job, families).data === drawn(job, first).data) throw error
    return compile(job, first)
  }
}

// A terminal tells every process of the group to leave: this one ends its document, and leaves with whoever asked for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

process.on('message', (job: CompileJob) => {
  let answer: CompileAnswer
  try {
    answer = { id: job.id, pdf: compiled(job) }
  } catch (error) {
    answer = { id: job.id, fault: error instanceof Error ? error.message : String(error) }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(cachedDocuments)
    clearTimeout(letGo)
    letGo = setTimeout(() => compiler.evictCache(0), ttlMs)
  }
  process.send?.(answer)
})
