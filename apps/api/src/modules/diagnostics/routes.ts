import { diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import { routes } from '../../platform/http/serve.ts'
import { listFailedJobs, replayJobs } from './replay-jobs.ts'
import { runCheck } from './run-check.ts'
import { sendLetter } from './send-letter.ts'

export const diagnosticsRoutes = routes(diagnosticsContract, { runCheck, sendLetter, failedJobs: listFailedJobs, replayJobs })
