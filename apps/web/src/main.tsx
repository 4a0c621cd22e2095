import './ui/theme/base.css'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { reportToServer } from './modules/traces/index.ts'
import { readLocale } from './platform/locale.ts'
import { App } from './shell/app.tsx'
import { setFailureReporter } from './ui/feedback/failure.ts'

// The strict Content-Security-Policy refuses the compiled validators zod would try.
z.config({ jitless: true })
setFailureReporter(reportToServer)
document.documentElement.lang = readLocale()
// The specification asks that a change of the hash reloads the page.
window.addEventListener('hashchange', () => location.reload())

createRoot(document.getElementById('root')!).render(<App />)
if (import.meta.env.PROD) window.addEventListener('load', () => void import('./shell/service-worker.ts').then(({ install }) => install()))
