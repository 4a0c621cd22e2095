import { randomUUID } from 'node:crypto'
import type { CheckName } from '@kxo/domain/diagnostics/checks'
import { CheckResult, type diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import { may } from '@kxo/domain/diagnostics/permissions'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import * as z from 'zod/mini'
import { authorize, type Context, found } from '../../platform/context.ts'
import { withTenant } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type Finding, moduleCheck } from './module-checks.ts'

type Setting = Pick<Context, 'services' | 'tenant' | 'language'>

const minute = 60_000
/** Seconds by which the two clocks may differ. */
const driftAllowed = 3
const ok = (message: string): Finding => ({ state: 'ok', message, advice: null })

const checks: Partial<Record<CheckName, (setting: Setting) => Promise<Finding>>> = {
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
  async clock({ services, tenant, language: { say } }) {
    const databaseTime = await withTenant(services.database, tenant.id, async ({ client }) => {
      const { rows } = await client.query<{ at: string }>('select clock_timestamp() as at')
      return new Date(rows[0]!.at)
    })
    const seconds = Math.round(Math.abs(databaseTime.getTime() - Date.now()) / 1000)
    return seconds < driftAllowed
      ? ok(say(w.clockAgrees, { at: databaseTime }))
      : { state: 'warning', message: say(w.clockDrifts, { seconds }), advice: say(w.clockAdvice) }
  },
}
const advices: Partial<Record<CheckName, Sentence>> = { worker: w.workerAdvice }

async function performed(check: CheckName, { language: { say } }: Setting, work: () => Finding | Promise<Finding>): Promise<CheckResult> {
  const begun = performance.now()
  const found = await Promise.resolve()
    .then(work)
    .catch(
      (error: Error): Finding => ({
        state: 'failed',
        message: say(w.failure, { reason: error.message.slice(0, 300) }),
        advice: say(advices[check] ?? w.failureAdvice),
      }),
    )
  return { check, ...found, milliseconds: Math.round(performance.now() - begun) }
}

/** Answers as a stream: the outside is asked once the transaction of the request is over, so that nothing is held meanwhile. */
export const runCheck: Verb<typeof diagnosticsContract.runCheck> = async (context, { params: { check } }) => {
  const { actor, services, tenant, language } = context
  authorize(may.diagnose(actor))
  const setting = { services, tenant, language }
  const own = checks[check]
  const work = own ? () => own(setting) : await found(moduleCheck(check)).prepare(context)
  async function* answer(): AsyncGenerator<string> {
    yield JSON.stringify(z.encode(CheckResult, await performed(check, setting, work)))
  }
  return { content_type: 'application/json; charset=utf-8', body: answer() }
}
