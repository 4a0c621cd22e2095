import { eventsWords as w } from '@kxo/domain/events/words'
import { Box, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Places taken out of the maximum, in figures and as a bar. */
export function Occupancy({ taken, max }: { taken: number; max: number | null }) {
  const { say } = useLanguage()
  if (max === null) return <span className="figures">{say(w.unlimitedPlaces, { n: taken })}</span>
  return (
    <Text span display="inline-grid" miw={92} inherit className="figures">
      <span>{say(w.placesOf, { taken, max })}</span>
      <Text span h={4} bdrs={2} bg="var(--k-line)" inherit style={{ overflow: 'hidden' }} aria-hidden="true">
        <Box
          component="span"
          display="block"
          h="100%"
          w={`${Math.min(100, (taken / max) * 100)}%`}
          bg={taken >= max ? 'var(--k-error)' : 'var(--k-link)'}
        />
      </Text>
    </Text>
  )
}
