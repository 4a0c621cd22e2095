import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { billRunPrefix, type groupedContract, groupedLimits } from '@kxo/domain/payments/grouped/grouped-contract'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { beginWork } from '../../../platform/work/works.ts'
import { trace } from '../../traces/index.ts'
import { billGroups, type RunGroup } from '../jobs.ts'
import { allowGrouped } from './allow.ts'
import { billablesOf } from './billables.ts'
import { keysOf, registrationsBehind } from './keys.ts'
import { runOf } from './read-run.ts'

/** Opens a run of what was chosen: what changed since leaves it as it goes. @throws 422 on a row twice, 404 on one that is nobody’s here */
export const startRun: Verb<typeof groupedContract.run> = async (context, { body: { mode, grouping, groups } }) => {
  allowGrouped(context)
  const rows = groups.flatMap((group) => group.rows)
  const keys = new Set(rows.map(({ key }) => key))
  if (rows.length > groupedLimits.rows)
    refuse(kernelErrors.invalid, {}, [{ field: 'groups', message: 'tooMany', values: { max: groupedLimits.rows } }])
  if (keys.size < rows.length) refuse(kernelErrors.invalid, {}, [{ field: 'groups', message: 'wrongFormat' }])
  const known = new Map((await billablesOf(context, keysOf(rows))).rows.map((row) => [row.key, row]))
  const chosen: RunGroup[] = []
  for (const { rows: own, purchase_order } of groups) {
    const { user, company } = known.get(own[0]!.key) ?? (await payerBehind(context, own[0]!))
    chosen.push({ rows: own, user, company, purchase_order: purchase_order || null })
  }
  const work_id = await beginWork(context, { kind: `${billRunPrefix}${mode}`, total: groups.length })
  const { actor, language } = context
  await context.enqueue(billGroups, { work_id, mode, grouping, groups: chosen, actor, locale: language.locale })
  await trace(context, { action: 'generate_bill', info: String(groups.length) })
  return runOf(context, work_id)
}

/** Who a row billed meanwhile was for. @throws 404 where there is none */
async function payerBehind({ db }: Context, row: { key: string }): Promise<Pick<RunGroup, 'user' | 'company'>> {
  const [place] = await registrationsBehind(db, keysOf([row]))
  const { user_id, company_id, is_company_paid } = found(place)
  return { user: user_id, company: is_company_paid ? company_id : null }
}
