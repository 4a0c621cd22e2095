import type { QuoteDetail } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteWords as w } from '@kxo/domain/billing/quotes/quote-words'
import { aboutParameter, chat } from '@kxo/domain/chat/paths'
import { may as mayChat } from '@kxo/domain/chat/permissions'
import { Button as KitButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { displayedContactQuery } from '../../help/index.ts'

/** Asks the team for a quote that expired to be brought up to date: by message where they are used, else by email to whom the tenant says to write to. */
export function AskUpdate({ quote: { number, morph, morph_id } }: { quote: QuoteDetail }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const isByMessage = hasFeature(viewer, 'interactivity') && mayChat.useChat(viewer.actor)
  const { data: contact } = useQuery({ ...displayedContactQuery(), enabled: !isByMessage })
  if (isByMessage)
    return (
      <LinkButton to={chat()} search={morph === 'Event' && morph_id ? { [aboutParameter]: `event-${morph_id}` } : {}}>
        {say(w.askUpdate)}
      </LinkButton>
    )
  if (!contact?.mail) return null
  const subject = encodeURIComponent(say(w.askUpdateSubject, { number: number ?? '' }))
  return (
    <KitButton component="a" href={`mailto:${contact.mail}?subject=${subject}`}>
      {say(w.askUpdate)}
    </KitButton>
  )
}
