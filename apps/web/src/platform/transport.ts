import { type FieldIssue, kernelErrors } from '@kxo/domain/kernel/errors'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { ApiError, NetworkError } from './api-error.ts'
import { takeEarlyAnswer } from './early-answer.ts'
import { plainly } from './locale.ts'

export type Sent = {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal | undefined
  /** It leaves even when its page closes meanwhile. */
  keepalive?: boolean | undefined
  /** Share of the upload already sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** Sends one request. @throws NetworkError when nothing answers; an abort is thrown as it comes. */
export async function send(request: Sent): Promise<Response> {
  if (request.onProgress) return sendWithProgress(request, request.onProgress)
  const early = await takeEarlyAnswer(request)
  if (early) return early
  try {
    return await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      signal: request.signal ?? null,
      ...(request.keepalive && { keepalive: true }),
    })
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new NetworkError()
  }
}

/** Uploads through XMLHttpRequest, the only one that tells how much has left. */
function sendWithProgress(request: Sent, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const wire = new XMLHttpRequest()
    wire.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) wire.setRequestHeader(name, value)
    wire.responseType = 'blob'
    wire.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    wire.onerror = () => reject(new NetworkError())
    wire.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    wire.onload = () => {
      const headers = new Headers()
      for (const line of wire.getAllResponseHeaders().trim().split(/\r?\n/)) {
        const [name, value] = line.split(/:\s*(.*)/s)
        if (name && value !== undefined) headers.append(name, value)
      }
      const empty = wire.status === 204 || wire.status === 304
      resolve(new Response(empty ? null : (wire.response as Blob), { status: wire.status, headers }))
    }
    request.signal?.addEventListener('abort', () => wire.abort(), { once: true })
    wire.send(request.body)
  })
}

type Refusal = { code?: unknown; message?: unknown; details?: unknown; correlation_id?: unknown }

/** What a status says by itself, when whatever stands before the server answered in its place. */
const nameless: Readonly<Record<number, Sentence>> = {
  413: kernelErrors.tooLarge,
  429: kernelErrors.unavailable,
  502: kernelErrors.unavailable,
  503: kernelErrors.unavailable,
  504: kernelErrors.unavailable,
}

/** Reads a refusal; an answer that is not ours (a proxy's page) becomes a nameless one. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const answer = ((await response.json().catch(() => null)) ?? {}) as Refusal
  const otherwise = plainly(nameless[response.status] ?? kernelErrors.unexpected)
  const details = Array.isArray(answer.details) ? (answer.details as FieldIssue[]) : []
  const correlation = typeof answer.correlation_id === 'string' ? answer.correlation_id : response.headers.get('x-correlation-id')
  return new ApiError({
    status: response.status,
    code: typeof answer.code === 'string' ? answer.code : 'unexpected',
    message: typeof answer.message === 'string' && answer.message !== '' ? answer.message : otherwise,
    details,
    correlation_id: correlation,
  })
}
