import type { EventPage } from '@kxo/domain/events/contract'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { signinCollective } from '@kxo/domain/registrations/paths'
import { may } from '@kxo/domain/registrations/permissions'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { OwnActivityWaits } from '../waiting/own-activity-waits.tsx'
import { OwnWaitingList } from '../waiting/own-waiting-list.tsx'

/** What stands under the button that registers: a referent's group, the waiting list of a full event. */
export default function BelowRegister({ event }: { event: EventPage }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const mayRegister = may.registerTeam(viewer.actor, { has_delegation: hasFeature(viewer, 'delegation') })
  return (
    <>
      {mayRegister && event.availability === 'available' ? (
        <LinkButton variant="default" fullWidth to={signinCollective(event.id, '0')}>
          {say(collectiveWords.team)}
        </LinkButton>
      ) : null}
      <OwnWaitingList event={event} />
      <OwnActivityWaits event_id={event.id} />
    </>
  )
}
