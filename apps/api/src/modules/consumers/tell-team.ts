import { type ContractEnding, contractEnding } from '@kxo/domain/consumers/kind'
import { daysToFollow } from '@kxo/domain/consumers/rules'
import { consumersWords as w } from '@kxo/domain/consumers/words'
import { workingDaysAfter } from '@kxo/domain/help/rules'
import { dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { adminToDo } from '@kxo/domain/tasks/paths'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import { addTask } from '../tasks/index.ts'
import { ownAdministrators } from '../tenants/index.ts'

export type Declaration = {
  id: number
  kind: ContractEnding
  values: { name: string; contract: string; mail: string; reason: string; at: Date }
}

/** Hour of the day a declaration is due to be followed at. */
const endOfWork = '17:00'

/** A declaration is something to do of the first full administrator, and all of them are told: none of it happens by itself. */
export async function tellTeam(context: Context, { id, kind, values }: Declaration): Promise<void> {
  const { tenant, now, services } = context
  const team = await ownAdministrators(context).execute()
  const first = team[0]
  if (!first || first.user_id === null) return
  const language = languageOf(first.language, tenant)
  const task = await addTask(context, {
    todo_user_id: first.user_id,
    label: language.say(w.task, { ...values, kind: contractEnding.labelOf(kind) }).slice(0, 255),
    text: language.say(w.taskText, values),
    todo_date: instantInZone(workingDaysAfter(dayInZone(now, tenant.time_zone), daysToFollow), endOfWork, tenant.time_zone),
  })
  for (const to of team)
    await services.enqueueMail(context, {
      moment: 'contract_ending_declared',
      to,
      occurrence: String(id),
      values: { ...values, kind: contractEnding.labelOf(kind) },
      path: adminToDo(task),
    })
}
