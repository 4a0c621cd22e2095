import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { CompileAnswer, CompileJob } from './compile-job.ts'
import { coverageOf, drawable } from './font-coverage.ts'

const { workspace } = workerData as { workspace: string }
const fonts = fileURLToPath(new URL('../../../assets/fonts/', import.meta.url))
const fontFiles = readdirSync(fonts).filter((name) => /\.(otf|ttf)$/.test(name))
const covers = coverageOf(fontFiles.map((name) => `${fonts}${name}`))
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fonts] }] })

const simpleName = /^[\p{L}\p{N}_-]+(\.[a-z0-9]+)+$/u
const shadow = (folder: string, name: string, bytes: Uint8Array) => {
  if (!simpleName.test(name)) throw new Error(`unusable file name: ${name}`)
  compiler.mapShadow(`${workspace}/${folder}${name}`, Buffer.from(bytes))
}

function compile(job: CompileJob): Uint8Array {
  for (const attachment of job.attachments) shadow('', attachment.name, attachment.bytes)
  for (const [name, bytes] of Object.entries(job.images)) shadow('images/', name, bytes)
  const attachments = job.attachments.map(({ bytes: _, ...described }) => described)
  const document = {
    mainFilePath: job.template,
    inputs: { data: drawable(job.data, covers), attachments: JSON.stringify(attachments) },
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

parentPort?.on('message', (job: CompileJob) => {
  let answer: CompileAnswer
  try {
    answer = { id: job.id, pdf: compile(job) }
  } catch (error) {
    answer = { id: job.id, fault: error instanceof Error ? error.message : String(error) }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(0)
  }
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : [])
})
