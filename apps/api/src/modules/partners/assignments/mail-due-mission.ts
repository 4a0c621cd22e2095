import { partnerStatus } from '@kxo/domain/partners/status'
import type { Context } from '../../../platform/context.ts'
import { sendMissionOrder } from '../jobs.ts'

/** Has the mission order of a part mailed, once, when it was to be and the part is confirmed; a proposal waits for its answer. */
export async function mailDueMission({ db, enqueue }: Pick<Context, 'db' | 'enqueue'>, id: number): Promise<void> {
  const due = await db
    .updateTable('event_partners')
    .set({ sends_mission: false })
    .where('id', '=', id)
    .where('sends_mission', '=', true)
    .where('status', '=', partnerStatus.codeOf('validated'))
    .returning('id')
    .executeTakeFirst()
  if (due) await enqueue(sendMissionOrder, { assignment_id: id })
}
