import { eventVote } from '@kxo/domain/votes/paths'
import type { Context } from '../../platform/context.ts'
import { recipientOfRegistration, selectRegistrations } from '../registrations/index.ts'

type VoterMail = { resolution_id: number; moment: 'open_vote' | 'vote_result' }

/** Writes to everybody who votes; once an assembly for the opening, however many resolutions it has. */
export async function writeToVoters(context: Context, { resolution_id, moment }: VoterMail): Promise<void> {
  const { db, services } = context
  const voters = db.selectFrom('vote_roll').select('voter_id').where('resolution_id', '=', resolution_id)
  const rows = await selectRegistrations(db).where('registrations.id', 'in', voters).orderBy('registrations.id').execute()
  for (const row of rows)
    await services.enqueueMail(context, {
      moment,
      to: recipientOfRegistration(row),
      occurrence: `vote of ${row.event_id} for ${row.id}`,
      event_id: row.event_id,
      values: { title: row.event_title },
      path: eventVote(row.event_id),
    })
}
