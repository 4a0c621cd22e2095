import { placeInWords } from '@kxo/domain/events/catalogue/card-in-words'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Where an event takes place, in a few words. */
export const EventPlace = ({ event }: { event: Parameters<typeof placeInWords>[0] }) => (
  <>{placeInWords(event, useLanguage()) || emptyPlaceholder}</>
)
