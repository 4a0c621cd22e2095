import type { Mark } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../attendance.module.css'
import { SlotBadge } from './slot-badge.tsx'

/** One box of the sheet: its state, its signature, its evidence on hover and focus. */
export function MarkCell({ mark }: { mark: Mark }) {
  const { say } = useLanguage()
  const facts = [
    mark.signed_at && say(w.signedAt, { at: mark.signed_at }),
    mark.identified_by && say(mark.identified_by === 'link' ? w.byLink : w.byAccount),
    mark.recorded_by && say(w.recordedBy, { name: mark.recorded_by }),
    mark.reason,
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <div className={style['mark']} title={facts.join('\n')}>
      {mark.drawing ? <img className={style['drawn']} src={mark.drawing} alt="" /> : null}
      {mark.typed_name ? <span className={style['typed']}>{mark.typed_name}</span> : null}
      <SlotBadge state={mark.state} />
      {mark.state === 'open' && mark.presence === 'present' ? <span className={style['quiet']}>{say(w.statePresent)}</span> : null}
      {mark.minutes_late > 0 ? <span className={style['quiet']}>{say(w.late, { minutes: mark.minutes_late })}</span> : null}
      {mark.reason ? <span className={style['quiet']}>{mark.reason}</span> : null}
      {facts.length > 0 ? <span className="visually-hidden">{facts.join(', ')}</span> : null}
    </div>
  )
}
