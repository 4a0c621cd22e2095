import { dayInZone } from '@kxo/domain/kernel/dates'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { may } from '@kxo/domain/questionnaires/permissions'
import { planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { filtered } from '../../../platform/lists/list-filters.ts'
import { drawnRegister, registerLetterhead } from '../../help/index.ts'
import { trace } from '../../traces/index.ts'
import { actionsAbout, actionsPlan } from './list-actions.ts'
import { planPrint } from './plan-print.ts'
import { presentAction } from './select-actions.ts'

/** Longer than any plan; beyond, filters part it. */
const mostRows = 2000

/** The plan as shown, in one PDF for the auditor; taking it away is remembered. */
export const printActions: Verb<typeof questionnairesContract.printActions> = async (context, { query }) => {
  const { db, actor, now, tenant, language } = context
  authorize(may.readPlan(actor))
  const rows = await filtered(actionsAbout(context, query)(db), actionsPlan(context), query)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostRows)
    .execute()
  const plan = {
    actions: rows.map((row) => presentAction(row, language)),
    today: dayInZone(now, tenant.time_zone),
    isPart: Boolean(query.q || query.filters?.length || query.form),
  }
  const data = planPrint(plan, await registerLetterhead(context, w.plan), language)
  await trace(context, { action: 'export_improvements', info: 'pdf' })
  return { content_type: 'application/pdf', name: `${language.say(w.plan)}.pdf`, body: drawnRegister(data, now) }
}
