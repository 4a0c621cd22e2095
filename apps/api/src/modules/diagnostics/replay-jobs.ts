import type { diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import { may } from '@kxo/domain/diagnostics/permissions'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'

export const listFailedJobs: Verb<typeof diagnosticsContract.failedJobs> = async ({
  actor,
  transaction,
  tenant,
  services: { jobs },
  language,
}) => {
  authorize(may.diagnose(actor))
  const dead = await jobs.listDead(transaction, tenant.id)
  return { results: dead.map(({ name, ...one }) => ({ ...one, label: language.say(jobs.labelOf(name) ?? w.unnamedJob, { name }) })) }
}

export const replayJobs: Verb<typeof diagnosticsContract.replayJobs> = async (context, { body }) => {
  const { actor, transaction, tenant, services } = context
  authorize(may.diagnose(actor))
  const replayed = await services.jobs.replayDead(transaction, tenant.id, body.ids)
  await trace(context, { action: 'replay_jobs', info: String(replayed) })
  return { replayed }
}
