import './ui/theme/base.css'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { reportToServer } from './modules/traces/index.ts'
import { ApiError } from './platform/api-error.ts'
import { arriveFrom, readLocale, sayLanguageToPages } from './platform/locale.ts'
import { queryClient } from './platform/query-client.ts'
import { readSession } from './platform/session.ts'
import { tenantQuery } from './platform/tenant.ts'
import { App } from './shell/app.tsx'
import { loadPages } from './shell/page-list-provider.tsx'
import { install } from './shell/service-worker.ts'
import { setFailureReporter } from './ui/feedback/failure.ts'

// The strict Content-Security-Policy refuses the compiled validators zod would try.
z.config({ jitless: true })
setFailureReporter(reportToServer)
arriveFrom(window.location.search)
sayLanguageToPages()
document.documentElement.lang = readLocale()
// The specification asks that a change of the hash reloads the page.
window.addEventListener('hashchange', () => location.reload())

// A refusal is an answer its page shows; anything else that breaks one is told in the console too.
const onCaughtError = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- as React does of what a boundary catches
  if (!(error instanceof ApiError)) console.error(error)
}
// Whoever is signed in needs every page, and what the tenant is: drawn once, with them. A failure is told by the program, which asks again.
const draw = (): void => createRoot(document.getElementById('root')!, { onCaughtError }).render(<App />)
const session = readSession()
if (session) {
  void queryClient.prefetchQuery(tenantQuery(session.client))
  void loadPages().then(draw, draw)
} else draw()
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void install()
  else window.addEventListener('load', () => void install())
}
