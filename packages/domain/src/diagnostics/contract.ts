import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'
import { checkNames, checkStates } from './checks.ts'

/** What a check found, said in the caller's language. */
export const CheckResult = z.object({
  check: z.enum(checkNames),
  state: z.enum(checkStates),
  milliseconds: z.int(),
  message: z.string(),
  /** What to do; null when all is well. */
  advice: z.nullable(z.string()),
})
export type CheckResult = z.output<typeof CheckResult>

const jobId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'unknownId'))
export const FailedJob = z.object({
  id: jobId,
  /** What the job does, said in the caller's language. */
  label: z.string(),
  failed_at: wire.instant,
  reason: z.string(),
})
export type FailedJob = z.output<typeof FailedJob>

export const diagnosticsContract = {
  runCheck: endpoint({
    method: 'POST',
    path: '/clients/:client/diagnostics/:check/',
    summary: 'Check that a part of the installation does its work',
    params: z.object({ client: z.string(), check: z.enum(checkNames) }),
    response: CheckResult,
    streams: ['application/json'],
    reads: true,
  }),
  sendTestMail: endpoint({
    method: 'POST',
    path: '/clients/:client/diagnostics-test-mail/',
    summary: 'Write a mail to oneself, to see it arrive',
    params: inClient,
    response: z.object({ mail: z.string(), is_delivered: z.boolean() }),
    status: 201,
  }),
  failedJobs: endpoint({
    method: 'GET',
    path: '/clients/:client/failed-jobs/',
    summary: 'Background work of the tenant that failed for good, the latest first',
    params: inClient,
    response: z.object({ results: z.array(FailedJob) }),
  }),
  replayJobs: endpoint({
    method: 'POST',
    path: '/clients/:client/failed-jobs/replay/',
    summary: 'Put failed work back in its queue: that named, else all the tenant’s',
    params: inClient,
    body: z.object({ ids: z.optional(wire.json(z.array(jobId).check(z.minLength(1, 'required'), z.maxLength(1000)))) }),
    response: z.object({ replayed: z.int() }),
  }),
}
