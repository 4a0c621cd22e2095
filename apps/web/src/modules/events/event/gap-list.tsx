import type { EventRecord } from '@kxo/domain/events/contract'
import { adminEventStep } from '@kxo/domain/events/paths'
import type { Part } from '@kxo/domain/events/rules'
import { partSentence, stepWords, eventsWords as w } from '@kxo/domain/events/words'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import style from '../events.module.css'

/** What publication misses: blocking first, then advised, each line opening its step. */
export function GapList({ event }: { event: EventRecord }) {
  const { say } = useLanguage()
  const blocking = event.gaps.filter(({ blocks }) => blocks).length
  return (
    <>
      <h2 className={style['stepTitle']}>
        {blocking === 0 ? say(event.is_active ? w.allThere : w.nothingMissing) : say(w.missingCount, { n: blocking })}
      </h2>
      <ul className={style['gaps']}>
        {event.gaps.map((gap) => (
          <li key={gap.part} className={style['gap']}>
            <Badge tone={gap.blocks ? 'danger' : 'neutral'}>{gap.blocks ? w.blocking : w.advised}</Badge>
            <span className={style['grow']}>{say(partSentence(gap.part as Part))}</span>
            <Link to={adminEventStep(event.id, gap.step)}>{say(w.goFix, { step: stepWords[gap.step] })}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
