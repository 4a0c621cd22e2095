import { personalLink } from '@kxo/domain/identity/paths'
import { eventVote } from '@kxo/domain/votes/paths'
import type { Context } from '../../platform/context.ts'
import { makeLink } from '../identity/index.ts'
import { type RegistrationRow, recipientOfRegistration, selectRegistrations } from '../registrations/index.ts'

type VoterMail = { resolution_id: number; moment: 'open_vote' | 'vote_result' }

/** How long an assembly may go on after the hour it was to end, which nobody knows better. */
const afterwards = 24 * 60 * 60_000

/** Writes to everybody who votes; once an assembly for the opening, however many resolutions it has. */
export async function writeToVoters(context: Context, { resolution_id, moment }: VoterMail): Promise<void> {
  const { db, services } = context
  const voters = db.selectFrom('vote_roll').select('voter_id').where('resolution_id', '=', resolution_id)
  const rows = await selectRegistrations(db).where('registrations.id', 'in', voters).orderBy('registrations.id').execute()
  const wayOf = await waysToVote(context, rows)
  for (const row of rows)
    await services.enqueueMail(context, {
      moment,
      to: recipientOfRegistration(row),
      occurrence: `vote of ${row.event_id} for ${row.id}`,
      event_id: row.event_id,
      values: { title: row.event_title },
      path: await wayOf(row),
    })
}

/** How each of these people reaches the vote: by the page for who has an account, else by a link of their own. */
export async function waysToVote(context: Context, rows: readonly RegistrationRow[]) {
  const signingIn = await whoSignsIn(
    context,
    rows.map(({ user_id }) => user_id),
  )
  return async (row: RegistrationRow): Promise<string> =>
    signingIn.has(row.user_id) ? eventVote(row.event_id) : await linkTo(context, row)
}

/** Which of these people have an account to sign in with. */
async function whoSignsIn({ db }: Context, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('password_hash', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Who has no account votes by a personal link, then a code. */
async function linkTo(context: Context, { user_id, event_id, end_date, start_date }: RegistrationRow): Promise<string> {
  const { tenant, now } = context
  const ends = Math.max(now.getTime(), (end_date ?? start_date ?? now).getTime())
  const link = { user_id, purpose: 'vote' as const, path: eventVote(event_id), expires_at: new Date(ends + afterwards) }
  return personalLink(tenant.name, await makeLink(context, link))
}
