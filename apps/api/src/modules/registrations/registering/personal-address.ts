import { event as eventPage } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { maskedName } from '@kxo/domain/identity/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { signin } from '@kxo/domain/registrations/paths'
import type { PersonalAddress, personalContract } from '@kxo/domain/registrations/personal-contract'
import { isUnfinished, registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { availabilityAt, findEventByUrl, takesPart } from '../../events/index.ts'
import { actorBehind, openSession, refuseShutOut } from '../../identity/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { markSeen } from '../mark-seen.ts'
import { latestOf } from '../queries.ts'

type Named = { url: string; unique_id: string }

/** The person and the event of a personal address, once it is known that one may see the other. @throws 404, the same for all */
async function addressed(context: Context, { url, unique_id }: Named) {
  const { db, now, tenant } = context
  const person = found(await db.selectFrom('users').selectAll().where('unique_id', '=', unique_id).executeTakeFirst())
  const event = found(await findEventByUrl(db, url))
  refuseShutOut(context, person.status)
  const actor = actorBehind(person, {
    is_recruiting: paramsOf(tenant).is_recruiting_platform,
    is_link: true,
    session_id: null,
    acting_admin_id: null,
  })
  if (!may.seeEvent(actor, { ...event, takes_part: await takesPart(db, event.id, person.id) })) refuse(kernelErrors.notFound)
  const state: PersonalAddress['state'] = event.cancelled_at ? 'cancelled' : availabilityAt(event, now) === 'expired' ? 'over' : 'open'
  const registration = await latestOf(db, event.id, person.id)
  const goesOn = state === 'open' && registration !== undefined && isUnfinished(registrationStatus.keyOf(registration.status))
  return { person, event, state, path: goesOn ? signin(event.id) : eventPage(event.id) }
}

export const readPersonalAddress: Verb<typeof personalContract.read> = async (context, { query }) => {
  const { person, event, state, path } = await addressed(context, query)
  return { user: person.id, first_name: person.first_name, masked_name: maskedName(person), event_title: event.title, state, path }
}

/** Opens the person's restricted session. @throws 404, 403 to who is suspended */
export const openPersonalAddress: Verb<typeof personalContract.open> = async (context, { body }) => {
  const { person, event, path } = await addressed(context, body)
  await trace(context, { action: 'open_link', user_id: person.id, info: `event ${event.url}` })
  await markSeen(context, { user_id: person.id, event_id: event.id })
  return { session: await openSession(context, person.id, { isLink: true }), path }
}
