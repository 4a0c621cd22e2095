import { placeInWords } from '@kxo/domain/events/catalogue/card-in-words'
import { Text } from '@mantine/core'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type EventPlaceProps = { event: Parameters<typeof placeInWords>[0]; style?: 'line' | 'table' }

/** Where an event takes place, in a few words; in a table the town stands under the place, which neither then cuts. */
export function EventPlace({ event, style = 'line' }: EventPlaceProps) {
  const language = useLanguage()
  const town = style === 'table' && event.place ? event.town : null
  const place = placeInWords(town === null ? event : { ...event, town: null }, language)
  if (!town || town === place || event.is_online || event.is_asynchronous) return <>{place || emptyPlaceholder}</>
  return (
    <Text component="span" display="block" size="sm" lh={1.2} truncate>
      {place}
      <Text component="span" display="block" size="xs" c="dimmed" lh={1.2} truncate>
        {town}
      </Text>
    </Text>
  )
}
