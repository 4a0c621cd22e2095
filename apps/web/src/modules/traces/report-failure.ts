import { call } from '../../platform/api-client.ts'
import { ApiError, NetworkError } from '../../platform/api-error.ts'

const reported = new Set<string>()

/** Tells the server once about a failure seen on screen; a refusal and a lost connection are not failures. */
export function reportToServer(error: unknown, where: string): void {
  if (error instanceof NetworkError || (error instanceof ApiError && error.status < 500)) return
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const key = `${where} ${text}`
  if (reported.has(key)) return
  reported.add(key)
  // The address may hold a personal code: only its path shape is told.
  const page = location.pathname.replace(/[A-Za-z0-9_-]{12,}/g, '…').slice(0, 500)
  const details = error instanceof Error ? error.stack?.slice(0, 4000) : undefined
  const body = { page, error: text.slice(0, 4000), function: where, details }
  import('@kxo/domain/traces/contract')
    .then(({ tracesContract }) => call(tracesContract.alertError, { body }, { isQuiet: true }))
    .catch(() => undefined)
}
