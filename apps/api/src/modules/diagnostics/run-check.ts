import { randomUUID } from 'node:crypto'
import type { CheckName } from '@kxo/domain/diagnostics/checks'
import { CheckResult, type diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import { may } from '@kxo/domain/diagnostics/permissions'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import * as z from 'zod/mini'
import { authorize, type Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { withTenant } from '../../platform/tenancy.ts'

type Found = Pick<CheckResult, 'state' | 'message' | 'advice'>
type Setting = Pick<Context, 'services' | 'tenant' | 'language'>

const minute = 60_000
const ok = (message: string): Found => ({ state: 'ok', message, advice: null })

const checks: Record<CheckName, (setting: Setting) => Promise<Found>> = {
  async database({ services, tenant, language: { say } }) {
    const version = await withTenant(services.database, tenant.id, async ({ client }) => {
      const { rows } = await client.query<{ version: string }>(`select split_part(current_setting('server_version'), ' ', 1) as version`)
      return rows[0]!.version
    })
    if (services.database.engine === 'postgres') return ok(say(w.postgresAnswers, { version }))
    return { state: 'warning', message: say(w.embeddedAnswers), advice: say(w.embeddedAdvice) }
  },
  async storage({ services: { storage }, tenant, language: { say } }) {
    const key = `${tenant.id}/check-${randomUUID()}`
    const written = Buffer.from(randomUUID())
    await storage.put(key, written, 'text/plain')
    const read = await storage.read(key).finally(() => storage.remove(key))
    if (!written.equals(read)) throw new Error(say(w.storageDiffers))
    return ok(say(w.storageKeeps))
  },
  async mail({ services: { mailer }, language: { say } }) {
    if (!mailer.isReal) return { state: 'warning', message: say(w.mailAbsent), advice: say(w.mailAdvice) }
    await mailer.verify()
    return ok(say(w.mailAccepts))
  },
  async worker({ services, tenant, language: { say } }) {
    const { waiting, oldest, worked_at } = await withTenant(services.database, tenant.id, (transaction) =>
      services.jobs.health(transaction, tenant.id),
    )
    if (!worked_at || worked_at.getTime() < Date.now() - 3 * minute) throw new Error(say(w.workerSilent))
    if (oldest && oldest.getTime() < Date.now() - 10 * minute)
      return { state: 'warning', message: say(w.workerLate, { at: oldest }), advice: say(w.workerAdvice) }
    return ok(say(w.workerLives, { at: worked_at, waiting }))
  },
}
const advices: Partial<Record<CheckName, Sentence>> = { worker: w.workerAdvice }

async function performed(check: CheckName, setting: Setting): Promise<CheckResult> {
  const { say } = setting.language
  const begun = performance.now()
  const found = await checks[check](setting).catch(
    (error: Error): Found => ({
      state: 'failed',
      message: say(w.failure, { reason: error.message.slice(0, 300) }),
      advice: say(advices[check] ?? w.failureAdvice),
    }),
  )
  return { check, ...found, milliseconds: Math.round(performance.now() - begun) }
}

/** Answers as a stream: the outside is asked once the transaction of the request is over, so that nothing is held meanwhile. */
export const runCheck: Verb<typeof diagnosticsContract.runCheck> = async ({ actor, services, tenant, language }, { params }) => {
  authorize(may.diagnose(actor))
  async function* answer(): AsyncGenerator<string> {
    yield JSON.stringify(z.encode(CheckResult, await performed(params.check, { services, tenant, language })))
  }
  return { content_type: 'application/json; charset=utf-8', body: answer() }
}
