import { uploadsContract } from '@kxo/domain/documents/upload-contract'
import { kernelErrors } from '@kxo/domain/kernel/errors'
import { failureOf, isUnanswered } from '../ui/feedback/failure.ts'
import type { Transfer } from '../ui/fields/transfer.ts'
import { isAboutToEnd } from './access-token.ts'
import { NetworkError } from './api-error.ts'
import { readLocale } from './locale.ts'
import { silentRefresh } from './refresh.ts'
import { readSession } from './session.ts'
import { refusalOf } from './transport.ts'
import { forgetUnfinished, noteUnfinished, unfinishedUrl } from './unfinished-uploads.ts'

/** Smaller files leave in one request: cut, they are sent again. */
const smallest = 256 * 1024
const partBytes = 2 * 1024 * 1024
/** How long to wait before asking again what nothing answered, longer each time; the network coming back ends the wait. */
const waitsMs = [1000, 2000, 5000, 10_000, 30_000]

export const leavesInParts = (file: File): boolean => file.size > smallest && readSession() !== null

/** Ends after a while, or as soon as the network is back. @throws AbortError once given up */
const untilNetwork = (attempt: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (end: () => void) => (): void => {
      clearTimeout(timer)
      removeEventListener('online', back)
      signal.removeEventListener('abort', away)
      end()
    }
    const back = settle(resolve)
    const away = settle(() => reject(signal.reason))
    const timer = setTimeout(back, waitsMs[Math.min(attempt, waitsMs.length - 1)])
    addEventListener('online', back)
    signal.addEventListener('abort', away)
  })

/** Does something of the network until something answers; what is refused is refused. */
async function insistently<T>({ signal, onState }: Transfer, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++)
    try {
      signal.throwIfAborted()
      return await work()
    } catch (error) {
      if (signal.aborted || !isUnanswered(error)) throw error
      onState('waiting')
      await untilNetwork(attempt, signal)
      onState('sending')
    }
}

/**
 * Sends a file in parts and does the act it is for, named by the number of the upload. A cut line, a pause or a page opened again go on from
 * what arrived.
 * @throws ApiError on a refusal, AbortError once given up
 */
export async function sendInParts<T>(file: File, transfer: Transfer, act: (upload: string) => Promise<T>): Promise<T> {
  let url = await unfinishedUrl(file)
  try {
    // Going on is asked of the server first: what it no longer knows begins anew.
    url = await insistently(transfer, () => sendParts(file, url, transfer, (known) => (url = known)))
    const id = /(\d+)\/?$/.exec(url)?.[1] ?? ''
    transfer.onControl(null)
    const done = await insistently(transfer, () => act(id))
    await forgetUnfinished(file)
    return done
  } catch (error) {
    // Refused or given up, the same file begins anew; a session that ended lets it go on afterwards.
    if (failureOf(error).status !== kernelErrors.noSession.http) await forgetUnfinished(file)
    throw error
  }
}

/** One attempt, from what has arrived to the end. @throws NetworkError, ApiError */
async function sendParts(file: File, from: string | null, transfer: Transfer, onUrl: (url: string) => void): Promise<string> {
  const { Upload, DetailedError } = await import('tus-js-client').catch(() => {
    throw new NetworkError()
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const upload = new Upload(file, {
    endpoint: `/api${uploadsContract.begin.path}`,
    uploadUrl: from,
    metadata: { filename: file.name },
    chunkSize: partBytes,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest: async (request) => {
      const token = readSession()?.access ?? ''
      if (isAboutToEnd(token)) await silentRefresh(token)
      request.setHeader('authorization', `Bearer ${readSession()?.access ?? ''}`)
      request.setHeader('accept-language', readLocale())
    },
    onUploadUrlAvailable: () => {
      if (!upload.url) return
      onUrl(upload.url)
      void noteUnfinished(file, upload.url, transfer.place)
    },
    onProgress: (sent, total) => transfer.onProgress(sent / total),
    onSuccess: () => resolve(upload.url ?? ''),
    onError: (error) => {
      const answer = error instanceof DetailedError ? error.originalResponse : null
      if (!answer || answer.getStatus() === 0) return reject(new NetworkError())
      // Another page went on with it meanwhile, or a cut line was still being read: where it stops is asked again.
      if (answer.getStatus() === 409) return reject(new NetworkError())
      refusalOf(new Response(answer.getBody(), { status: answer.getStatus() })).then(reject, reject)
    },
  })
  transfer.onControl({
    pause: () => {
      transfer.onState('paused')
      void upload.abort()
    },
    resume: () => {
      transfer.onState('sending')
      upload.start()
    },
  })
  const giveUp = (): void => {
    void upload.abort(true).catch(() => undefined)
    reject(transfer.signal.reason)
  }
  transfer.signal.addEventListener('abort', giveUp)
  upload.start()
  return promise.finally(() => transfer.signal.removeEventListener('abort', giveUp))
}
