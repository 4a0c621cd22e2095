import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Attachment, CompileAnswer, CompileJob, PdfStandard } from './compile-job.ts'

export type DocumentRequest = {
  /** Absolute path of a `.typ` file below `apps/api/src`. */
  template: string
  /** JSON value the template reads; texts are finished, never markup. */
  data: unknown
  attachments?: readonly Attachment[]
  /** Images by file name (`logo.png`); a template opens them at `/images/<name>`. */
  images?: Readonly<Record<string, Uint8Array>>
  standard: PdfStandard
  /** Letters of a word that fit its narrowest column; longer ones are cut, which costs as much as the page. 15 unless told. */
  longestWord?: number
  createdAt: Date
  signal?: AbortSignal
}

/** A template that does not compile with this data; the message holds the compiler's diagnostics. */
export class PdfError extends Error {
  override readonly name = 'PdfError'
}

type Waiting = { job: CompileJob; resolve: (pdf: Uint8Array) => void; reject: (reason: unknown) => void; timer?: NodeJS.Timeout }
type Seat = { compiler: ChildProcess; current: Waiting | undefined; idle?: NodeJS.Timeout }

const seatLimit = Math.min(2, availableParallelism())
const queueLimit = 500
const patienceMs = 30_000
/** A compiler holds its fonts, over 100 MB: one that had nothing to print for this long gives them back, which a thread would not do whole. */
const idleMs = 60_000
const compilerFile = fileURLToPath(new URL('./compile-worker.ts', import.meta.url))
const workspace = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

let seats: Seat[] = []
let queue: Waiting[] = []
let lastId = 0
let closing: Promise<void> | undefined

function leave(seat: Seat, reason: Error): void {
  if (!seats.includes(seat)) return
  seats = seats.filter((other) => other !== seat)
  clearTimeout(seat.current?.timer)
  seat.current?.reject(reason)
  seat.current = undefined
  dispatch()
}

/** Whether this process waits for a compiler before it ends. */
function setAwaited(compiler: ChildProcess, isAwaited: boolean): void {
  compiler[isAwaited ? 'ref' : 'unref']()
  compiler.channel?.[isAwaited ? 'ref' : 'unref']()
}

function openSeat(): Seat {
  const compiler = fork(compilerFile, [workspace], { serialization: 'advanced', execArgv: [] })
  const seat: Seat = { compiler, current: undefined }
  compiler.on('message', (answer: CompileAnswer) => {
    const waiting = seat.current
    if (waiting?.job.id !== answer.id) return
    clearTimeout(waiting.timer)
    seat.current = undefined
    setAwaited(compiler, false)
    seat.idle = setTimeout(() => {
      seats = seats.filter((other) => other !== seat)
      compiler.disconnect()
    }, idleMs).unref()
    if ('pdf' in answer) waiting.resolve(answer.pdf)
    else waiting.reject(new PdfError(answer.fault))
    dispatch()
  })
  compiler.on('error', (error) => leave(seat, new PdfError('the compiler crashed', { cause: error })))
  compiler.on('exit', () => leave(seat, new PdfError('the compiler stopped')))
  seats.push(seat)
  return seat
}

function dispatch(): void {
  while (queue.length > 0) {
    const seat = seats.find((candidate) => candidate.current === undefined) ?? (seats.length < seatLimit ? openSeat() : undefined)
    if (!seat) return
    const waiting = queue.shift()
    if (!waiting) return
    seat.current = waiting
    clearTimeout(seat.idle)
    waiting.timer = setTimeout(() => {
      leave(seat, new PdfError(`no answer after ${patienceMs} ms`))
      seat.compiler.kill('SIGKILL')
    }, patienceMs)
    setAwaited(seat.compiler, true)
    // One that is gone is told by its exit.
    seat.compiler.send(waiting.job, () => {})
  }
}

/**
 * Compiles a template into a PDF in a compiler process (two at most, started at the first call, replaced when they crash).
 * @returns the bytes, identical for identical requests.
 * @throws PdfError when the template refuses the data (under test also on a compiler warning); the signal's reason when aborted;
 * `unavailable` when too many documents wait or the engine is closing.
 */
export async function renderDocument(request: DocumentRequest): Promise<Uint8Array> {
  const { signal } = request
  signal?.throwIfAborted()
  if (closing || queue.length >= queueLimit) refuse(kernelErrors.unavailable)
  const job: CompileJob = {
    id: ++lastId,
    template: request.template,
    data: JSON.stringify(request.data),
    attachments: [...(request.attachments ?? [])],
    images: { ...request.images },
    standard: request.standard,
    longest_word: request.longestWord ?? 15,
    created_at: request.createdAt.getTime(),
    strict: process.env['NODE_ENV'] === 'test',
  }
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const waiting: Waiting = { job, resolve, reject }
  const abandon = () => {
    queue = queue.filter((other) => other !== waiting)
    reject(signal?.reason)
  }
  signal?.addEventListener('abort', abandon, { once: true })
  queue.push(waiting)
  dispatch()
  return promise.finally(() => signal?.removeEventListener('abort', abandon))
}

/** The same, drawn when its bytes are asked for: once the transaction that read what it tells is over. */
export async function* drawnDocument(request: DocumentRequest): AsyncGenerator<Uint8Array> {
  yield await renderDocument(request)
}

async function ended(compiler: ChildProcess): Promise<void> {
  if (compiler.exitCode !== null || compiler.signalCode !== null) return
  const exited = once(compiler, 'exit')
  compiler.ref()
  compiler.kill('SIGKILL')
  await exited
}

/** Lets the documents under way finish, then stops the compilers. A later call starts them again. */
export function closePdfEngine(): Promise<void> {
  closing ??= (async () => {
    while (queue.length > 0 || seats.some((seat) => seat.current)) await new Promise((resume) => setTimeout(resume, 10))
    const leaving = seats
    seats = []
    await Promise.all(leaving.map(({ compiler }) => ended(compiler)))
    closing = undefined
  })()
  return closing
}
