import { eventsWords as w } from '@kxo/domain/events/words'
import { Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../events.module.css'

/** Places taken out of the maximum, in figures and as a bar. */
export function Occupancy({ taken, max }: { taken: number; max: number | null }) {
  const { say } = useLanguage()
  if (max === null) return <span className="figures">{say(w.placesHeld, { n: taken })}</span>
  return (
    <Text span display="inline-grid" miw={92} inherit className="figures">
      <span>{say(w.placesOf, { taken, max })}</span>
      <Text span h={4} bdrs={2} bg="var(--k-line)" inherit style={{ overflow: 'hidden' }} aria-hidden="true">
        <span
          className={style['filled']}
          data-full={taken >= max || undefined}
          style={{ inlineSize: `${Math.min(100, (taken / max) * 100)}%` }}
        />
      </Text>
    </Text>
  )
}
