import { onboarding } from '@kxo/domain/events/nature'
import type { Actor } from '@kxo/domain/kernel/actor'
import { consultsStandardMenu, isRecruiter } from '@kxo/domain/kernel/permissions'
import { partnerStatus } from '@kxo/domain/partners/status'
import { type RawBuilder, sql } from 'kysely'
import { registrationCodes } from '../dependencies.ts'

const noPartner = partnerStatus.codeOf('deleted')
const open = [onboarding.codeOf('public'), onboarding.codeOf('openToAll'), onboarding.codeOf('onCriteria')]

/** The SQL twin of `may.seeEvent`, on a query over `events`. */
export function visibleEvents(actor: Actor): RawBuilder<boolean> {
  if (consultsStandardMenu(actor)) return sql<boolean>`true`
  const ownCompany = actor.company_id === null || actor.user_id === null ? sql`false` : sql`events.company_id = ${actor.company_id}`
  const takesPart =
    actor.user_id === null
      ? sql`false`
      : sql`exists (select from registrations r where r.event_id = events.id and r.user_id = ${actor.user_id} and r.status <> ${registrationCodes().cancelled})
         or exists (select from event_partners p where p.event_id = events.id and p.user_id = ${actor.user_id} and p.status <> ${noPartner})`
  return sql<boolean>`(
    (events.is_active and (events.onboarding in (${sql.join(open)}) or (events.onboarding = ${onboarding.codeOf('reserved')} and ${ownCompany})))
    or ${isRecruiter(actor) ? ownCompany : sql`false`}
    or ${takesPart})`
}

/** What visitors may see: published, open to anyone or to any account. */
export const publicEvents = sql<boolean>`(events.is_active and events.onboarding in (${onboarding.codeOf('public')}, ${onboarding.codeOf('openToAll')}))`
