import type { EventPage } from '@kxo/domain/events/contract'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { signinCollective } from '@kxo/domain/registrations/paths'
import { may } from '@kxo/domain/registrations/permissions'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { TeamRegistrations } from './team-registrations.tsx'

/** A referent's people registered for an event, and registering more of them while it takes any. */
export default function TeamTab({ event }: { event: EventPage }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const mayRegister = may.registerTeam(viewer.actor, { has_delegation: hasFeature(viewer, 'delegation') })
  const add =
    mayRegister && event.availability === 'available' ? (
      <LinkButton to={signinCollective(event.id, '0')}>{say(collectiveWords.team)}</LinkButton>
    ) : null
  return <TeamRegistrations event={event.id} add={add} />
}
