import { diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import { routes } from '../../platform/http/serve.ts'
import { listFailedJobs, replayJobs } from './replay-jobs.ts'
import { runCheck } from './run-check.ts'
import { sendTestMail } from './send-test-mail.ts'

export const diagnosticsRoutes = routes(diagnosticsContract, { runCheck, sendTestMail, failedJobs: listFailedJobs, replayJobs })
