import type { EventRow } from '@kxo/domain/events/contract'
import { leadsToSignin } from '@kxo/domain/events/rules'
import { eventsWords as w } from '@kxo/domain/events/words'
import { signin } from '@kxo/domain/registrations/paths'
import { Box } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { LinkButton } from '../../../ui/plain/button.tsx'
import { UnlessMine } from '../provided-parts.tsx'

/** Straight from a card into the registration, where it is open to whoever looks and not begun yet. */
export function RegisterLink({ event }: { event: EventRow }) {
  const { say } = useLanguage()
  if (!leadsToSignin(event)) return null
  return (
    <UnlessMine event_id={event.id}>
      {/* Above the link that covers the card. */}
      <Box pos="relative">
        <LinkButton to={signin(event.id)} size="sm">
          {event.button_text ?? say(w.register)} <span className="visually-hidden">{event.title}</span>
        </LinkButton>
      </Box>
    </UnlessMine>
  )
}
