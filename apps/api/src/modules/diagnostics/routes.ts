import { diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import { routes } from '../../platform/serve.ts'
import { listFailedJobs, replayJobs } from './replay-jobs.ts'
import { runCheck } from './run-check.ts'

export const diagnosticsRoutes = routes(diagnosticsContract, { runCheck, failedJobs: listFailedJobs, replayJobs })
