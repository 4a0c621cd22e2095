import { type Endpoint, fillPath, type Input, isWrite, type Output, type Schema, uploadHeader } from '@kxo/domain/kernel/contract'
import { type FieldIssue, kernelErrors } from '@kxo/domain/kernel/errors'
import * as z from 'zod/mini'
import type { Transfer } from '../ui/fields/transfer.ts'
import { hasUnsaved } from '../ui/form/unsaved.ts'
import { isAboutToEnd } from './access-token.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { withTenant } from './bound-tenant.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { plainly, readLocale } from './locale.ts'
import { refreshAfter } from './query-client.ts'
import { randomKey } from './random-key.ts'
import { askLogin, isAskingLogin, loseSession, silentRefresh } from './refresh.ts'
import { readSession } from './session.ts'
import { refusalOf, send } from './transport.ts'

type Params<E> = Input<E> extends { params: infer P } ? P : never
/** The params of a call; the tenant is the one whose pages are open unless another is named. */
type BoundParams<P> = [keyof Omit<P, 'client'>] extends [never]
  ? { params?: P }
  : { params: Omit<P, 'client'> & Partial<Pick<P, 'client' & keyof P>> }
type BoundInput<E> = [Params<E>] extends [never]
  ? Input<E>
  : [Params<E>] extends [{ client: unknown }]
    ? Omit<Input<E>, 'params'> & BoundParams<Params<E>>
    : Input<E>

/** What a caller gives: domain values, and files when the endpoint takes an upload. */
export type CallInput<E> = BoundInput<E> &
  (E extends { upload: object } ? { files: Readonly<Record<string, File | readonly File[]>> } : unknown)
export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Same key, same act, even in other words or after its answer; otherwise what is asked again before its answer is the same act. */
  key?: string
  /** Nobody waits for it: when the session has ended, it is not asked to log in for. */
  isQuiet?: boolean
  /** It leaves even when its page closes meanwhile: a few kilobytes at most. */
  keepalive?: boolean
  onProgress?: (share: number) => void
  /** A file on its way, which may stop and go on; large ones leave in parts. */
  transfer?: Transfer
  /** The number of the file that was sent in parts. */
  upload?: string
}
type Parts = {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  files?: Readonly<Record<string, File | readonly File[]>>
}

const refused = (code: 'invalid' | 'notFound', details: readonly FieldIssue[]): ApiError =>
  new ApiError({ status: kernelErrors[code].http, code, message: plainly(kernelErrors[code]), details })

const encoded = (schema: Schema | undefined, value: unknown, refusal: 'invalid' | 'notFound' = 'invalid'): unknown => {
  if (!schema) return undefined
  const result = z.safeEncode(schema, value as z.output<Schema>)
  if (result.success) return result.data
  const details = result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  throw refused(refusal, details)
}

const asText = (value: unknown): string => {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
const present = (fields: unknown): [string, unknown][] =>
  Object.entries((fields ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined && value !== null)

/** Address of a call under `/api`, query included. */
export function urlOf<E extends Endpoint>(endpoint: E, input: Pick<Parts, 'params' | 'query'>): string {
  const query = new URLSearchParams(present(encoded(endpoint.query, input.query)).map(([name, value]) => [name, asText(value)]))
  // As the server answers: an address that cannot be one leads nowhere.
  const params = encoded(endpoint.params, withTenant(endpoint.path, input.params), 'notFound')
  const path = fillPath(endpoint.path, (params ?? {}) as Record<string, unknown>)
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`
}

function multipart(body: unknown, files: NonNullable<Parts['files']>): FormData {
  const form = new FormData()
  for (const [name, value] of present(body)) form.append(name, asText(value))
  for (const [name, chosen] of Object.entries(files)) for (const file of [chosen].flat()) form.append(name, file as File)
  return form
}

/** The token of the open session; none for what is public in another space, where it is nobody's. */
function tokenFor(endpoint: Endpoint, { params, query }: Parts): string | undefined {
  const session = readSession()
  const client = withTenant(endpoint.path, params)['client'] ?? query?.['client']
  return endpoint.access === 'public' && client !== undefined && client !== session?.client ? undefined : session?.access
}

/** Refusals that say nothing of what is on the screen: who asks, what was typed, how often. */
const ownRefusals: Readonly<Record<number, true>> = { 401: true, 422: true, 429: true }

/** Sends a call and reads its answer whole: one cut halfway is no answer. */
async function exchange<T>(endpoint: Endpoint, input: Parts, options: CallOptions, read: (response: Response) => Promise<T>): Promise<T> {
  const url = urlOf(endpoint, input)
  const body = encoded(endpoint.body, input.body)
  const writes = isWrite(endpoint)
  // A reading that is only traced leaves the screen as it is.
  const changes = writes && (endpoint.method !== 'GET' || endpoint.stale !== undefined)
  const headers: Record<string, string> = { accept: endpoint.streams?.join(', ') ?? 'application/json', 'accept-language': readLocale() }
  if (!input.files && body !== undefined) headers['content-type'] = 'application/json'
  const payload = input.files ? multipart(body, input.files) : body === undefined ? undefined : JSON.stringify(body)
  if (options.upload !== undefined) headers[uploadHeader] = options.upload
  const asker = readSession()?.user.id
  const act = writes ? idempotencyKeyOf(endpoint.method, url, payload) : null
  if (act) headers['idempotency-key'] = options.key ?? act.key

  for (let attempt = 0; ; attempt++) {
    let token = tokenFor(endpoint, input)
    if (token && isAboutToEnd(token) && attempt === 0) {
      await silentRefresh(token)
      token = tokenFor(endpoint, input)
    }
    const response = await send({
      method: endpoint.method,
      url,
      headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
      ...(payload === undefined ? {} : { body: payload }),
      signal: options.signal ?? options.transfer?.signal,
      keepalive: options.keepalive,
      onProgress: options.transfer?.onProgress ?? options.onProgress,
    })
    if (response.ok) {
      const answer = await read(response).catch((error: unknown) => {
        throw options.signal?.aborted ? error : new NetworkError()
      })
      act?.isAnswered(true)
      if (changes) refreshAfter(endpoint)
      return answer
    }
    if (
      response.status === kernelErrors.noSession.http &&
      token &&
      endpoint.access !== 'public' &&
      attempt < 2 &&
      (await sessionIsBack(token, writes && !options.isQuiet)) &&
      // Nobody does what someone else asked.
      readSession()?.user.id === asker
    )
      continue
    // Whatever stands before the server may fail after it has acted.
    if (response.status < kernelErrors.unexpected.http) act?.isAnswered(false)
    // A refusal of what was read may mean that the screen is behind.
    if (changes && !(response.status in ownRefusals)) refreshAfter(endpoint)
    throw await refusalOf(response)
  }
}

/** After a 401: silent refresh, else login over the page when an act or something typed would be lost, else the session is closed. */
async function sessionIsBack(token: string, isAct: boolean): Promise<boolean> {
  const refreshed = await silentRefresh(token)
  if (refreshed === 'kept') return true
  if (refreshed === 'unknown') throw new NetworkError()
  // An administrator who acts as someone does not know their password.
  const mayAsk = !readSession()?.user.acting_admin
  if (mayAsk && (isAct || hasUnsaved() || isAskingLogin()) && (await askLogin())) return true
  loseSession()
  return false
}

/**
 * Calls one endpoint of a contract with domain values and answers domain values.
 * @throws ApiError on a refusal, NetworkError when nothing answers.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions = {}): Promise<Output<E>> {
  const { transfer } = options
  const { file } = ('files' in input ? input.files : {}) as { file?: unknown }
  if (transfer && file instanceof File) {
    const { leavesInParts, sendInParts } = await import('./send-in-parts.ts')
    if (leavesInParts(file)) {
      const { files: _, ...rest } = input as Parts
      const key = randomKey()
      return sendInParts(file, transfer, (upload) => answerOf(endpoint, rest, { ...options, key, upload }))
    }
  }
  return answerOf(endpoint, input as Parts, options)
}

async function answerOf<E extends Endpoint>(endpoint: E, input: Parts, options: CallOptions): Promise<Output<E>> {
  const answered = await exchange(
    endpoint,
    input,
    options,
    async (response): Promise<unknown> => (!endpoint.response || response.status === 204 ? undefined : response.json()),
  )
  return (
    endpoint.response && answered !== undefined ? z.decode(endpoint.response, answered as z.input<NonNullable<E['response']>>) : undefined
  ) as Output<E>
}

/** Fetches a streamed file of a contract: its content and the name the server gives it. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<{ blob: Blob; name: string }> {
  return exchange(endpoint, input as Parts, options, async (response) => {
    const disposition = response.headers.get('content-disposition') ?? ''
    const starred = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
    const name = starred ? decodeURIComponent(starred) : (/filename="?([^";]+)/i.exec(disposition)?.[1] ?? 'document')
    return { blob: await response.blob(), name }
  })
}
