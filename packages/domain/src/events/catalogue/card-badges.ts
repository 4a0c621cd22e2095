import type { Tone } from '../../kernel/catalogue.ts'
import type { Language } from '../../kernel/language.ts'
import type { EventCard } from '../event-card.ts'
import { eventsWords as w } from '../words.ts'
import { availabilityInWords } from './card-in-words.ts'

const dayMs = 86_400_000

/** Whether an event is new: marked so for good, or for some days from its first publication; before that, as it will be. */
export const isNew = (
  { is_marked_new, new_days, published_at }: { is_marked_new: boolean; new_days: number | null; published_at: Date | null },
  now: Date,
): boolean => is_marked_new && (new_days === null || published_at === null || now.getTime() < published_at.getTime() + new_days * dayMs)

type CardBadge = { key: 'availability' | 'new' | 'featured'; text: string; tone: Tone }
type Badged = Parameters<typeof availabilityInWords>[0] & Pick<EventCard, 'is_new' | 'is_displayed_first'>

/** The badges of a card, in their order: one answer for every catalogue. */
export function cardBadges(event: Badged, showsFilling: boolean, language: Pick<Language, 'say' | 'locale'>): CardBadge[] {
  const badges: CardBadge[] = [{ key: 'availability', ...availabilityInWords(event, showsFilling, language) }]
  if (event.is_new) badges.push({ key: 'new', text: language.say(w.newBadge), tone: 'info' })
  if (event.is_displayed_first) badges.push({ key: 'featured', text: language.say(w.featured), tone: 'info' })
  return badges
}
