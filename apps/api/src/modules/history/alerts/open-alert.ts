import type { actsContract } from '@kxo/domain/history/acts-contract'
import { may } from '@kxo/domain/history/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { alertOccurrence } from './alert-of-change.ts'

/** Notes that whom a change was told to opened its link: the first time counts. */
export const openAlert: Verb<typeof actsContract.openAlert> = async ({ db, actor, now }, { params }) => {
  authorize(may.openAlert(actor))
  found(
    await db
      .updateTable('mails')
      .set({ link_opened_at: sql<Date>`coalesce(link_opened_at, ${now})` })
      .where('moment', '=', 'record_changed')
      .where('occurrence', '=', alertOccurrence(params.trace))
      .where('user_id', '=', actor.user_id)
      .returning('id')
      .executeTakeFirst(),
  )
  return { done: true }
}
