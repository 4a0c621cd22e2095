import { eventSignatures } from '@kxo/domain/attendance/paths'
import type { OwnHalfDay } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../attendance.module.css'
import { useNow } from '../use-now.ts'
import { SlotBadge } from './slot-badge.tsx'
import { slotTimes } from './slot-times.ts'

/** One half-day of a person, with the one big act of the moment. */
export function HalfDayCard({ halfDay, onSign }: { halfDay: OwnHalfDay; onSign: (halfDay: OwnHalfDay) => void }) {
  const language = useLanguage()
  const { say, zone } = language
  const { day, half, hours } = slotTimes(halfDay, language)
  const opensToday = dayInZone(halfDay.opens_at, zone) === dayInZone(useNow(), zone)
  const isPartner = halfDay.role === 'partner'
  return (
    <article className={style['card']} data-state={halfDay.state}>
      <header className={style['cardHead']}>
        <h3 className={style['cardTitle']}>{halfDay.event_title}</h3>
        <SlotBadge state={halfDay.state} />
      </header>
      <p className={style['when']}>
        <span className={style['day']}>{day}</span>
        <span>
          {half} · {hours}
        </span>
      </p>
      {halfDay.place || halfDay.partners.length > 0 ? (
        <p className={style['quiet']}>{[halfDay.place, isPartner ? '' : halfDay.partners.join(', ')].filter(Boolean).join(' · ')}</p>
      ) : null}
      {isPartner && halfDay.expected !== null && halfDay.signed !== null ? (
        <p className={style['count']}>{say(w.signedCount, { signed: halfDay.signed, expected: halfDay.expected })}</p>
      ) : null}
      {halfDay.minutes_late > 0 ? <p className={style['quiet']}>{say(w.late, { minutes: halfDay.minutes_late })}</p> : null}
      {halfDay.reason ? <p className={style['quiet']}>{halfDay.reason}</p> : null}
      {halfDay.signed_at ? <p className={style['quiet']}>{say(w.signedAt, { at: halfDay.signed_at })}</p> : null}
      {halfDay.state === 'coming' ? (
        <p className={style['quiet']}>{say(opensToday ? w.opensToday : w.opensAt, { at: halfDay.opens_at })}</p>
      ) : null}
      {halfDay.state === 'missed' && !isPartner ? <p className={style['quiet']}>{say(w.closed)}</p> : null}
      <div className={style['acts']}>
        {halfDay.state === 'open' && !halfDay.is_locked ? (
          <Button fullWidth onClick={() => onSign(halfDay)}>
            {say(isPartner ? w.partnerSign : w.sign)}
          </Button>
        ) : null}
        {isPartner ? (
          <LinkButton fullWidth variant="default" to={eventSignatures(halfDay.event)}>
            {say(w.openSheet)}
          </LinkButton>
        ) : null}
      </div>
    </article>
  )
}
