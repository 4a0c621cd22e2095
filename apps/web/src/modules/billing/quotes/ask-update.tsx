import type { QuoteDetail } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteWords as w } from '@kxo/domain/billing/quotes/quote-words'
import { eventsContract } from '@kxo/domain/events/contract'
import { Button as KitButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { displayedContactQuery } from '../../help/index.ts'
import { writingToTeam } from '../dependencies.ts'

/** Asks the team for a quote that expired to be brought up to date: by message where they are used, else by email to whom the tenant says to write to. */
export function AskUpdate({ quote: { number, morph, morph_id } }: { quote: QuoteDetail }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const event = morph === 'Event' ? morph_id : null
  const isByMessage = writingToTeam(viewer, event) !== null
  // A message is about an event its writer sees: another is left out.
  const seen = useQuery({ ...apiQuery(eventsContract.get, { params: { id: event ?? 0 } }), enabled: isByMessage && event !== null })
  const { data: contact } = useQuery({ ...displayedContactQuery(), enabled: !isByMessage })
  const writing = writingToTeam(viewer, seen.data ? event : null)
  if (writing) return <LinkButton {...writing}>{say(w.askUpdate)}</LinkButton>
  if (!contact?.mail) return null
  const subject = encodeURIComponent(say(w.askUpdateSubject, { number: number ?? '' }))
  return (
    <KitButton component="a" href={`mailto:${contact.mail}?subject=${subject}`}>
      {say(w.askUpdate)}
    </KitButton>
  )
}
