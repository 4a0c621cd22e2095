import { eventsWords as w } from '@kxo/domain/events/words'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../events.module.css'

/** Places taken out of the maximum, in figures and as a bar. */
export function Occupancy({ taken, max }: { taken: number; max: number | null }) {
  const { say } = useLanguage()
  if (max === null) return <>{say(w.placesTaken, { n: taken })}</>
  return (
    <span className={style['occupancy']}>
      <span>{say(w.placesOf, { taken, max })}</span>
      <span className={style['gauge']} aria-hidden="true">
        <span
          className={style['filled']}
          data-full={taken >= max || undefined}
          style={{ inlineSize: `${Math.min(100, (taken / max) * 100)}%` }}
        />
      </span>
    </span>
  )
}
