import { refuse } from '@kxo/domain/kernel/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import type { waitingContract } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingState } from '@kxo/domain/registrations/waiting/waiting-status'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { takeOfferedActivity } from '../activities/choose-activities.ts'
import { lockRegistration } from '../queries.ts'
import { advanceRow } from '../registering/advance.ts'
import { lockEntry } from './leave-waiting-list.ts'
import { entriesOf, presentEntry } from './read-waiting-list.ts'

/** Takes the places offered: of a group, each registration goes on, its company paying; of an activity, the choice moves to it. @throws 409 once the offer is over */
export const accept: Verb<typeof waitingContract.accept> = async (context, { params }) => {
  const { people, event_id, activity } = await lockEntry(context, params.id)
  const offered = people.filter(({ state }) => waitingState.keyOf(state) === 'offered')
  if (offered.length === 0 || offered.some(({ offer_expires_at }) => offer_expires_at !== null && offer_expires_at < context.now))
    refuse(registrationErrors.offerOver)
  for (const { registration_id } of offered) {
    const row = found(await lockRegistration(context.db, found(registration_id)))
    if (activity) {
      await takeOfferedActivity(context, row, activity.id)
      continue
    }
    const payer = row.user_id === context.actor.user_id || row.company_id === null ? 'self' : 'company'
    const advanced = await advanceRow(context, row, null, { payer })
    // What has still to be completed keeps its place, no longer counted down.
    if (advanced.hold_expires_at !== null && advanced.status === row.status)
      await context.db.updateTable('registrations').set({ hold_expires_at: null }).where('id', '=', row.id).execute()
  }
  return presentEntry(found((await entriesOf(context, { event_id, entry_id: params.id }))[0]))
}
