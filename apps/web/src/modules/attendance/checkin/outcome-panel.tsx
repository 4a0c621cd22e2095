import { badgeWords } from '@kxo/domain/attendance/badges/badge-words'
import { doorWords } from '@kxo/domain/attendance/door-words'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../attendance.module.css'
import type { Outcome } from './use-door.ts'

type PanelProps = {
  outcome: Outcome | null
  present: number
  expected: number
  onForce: (person: NonNullable<Outcome['force']>) => void
  onPrint: (registration: number) => void
}

/** The result of a scan, to be read from afar; the count of the entrance until there is one. */
export function OutcomePanel({ outcome, present, expected, onForce, onPrint }: PanelProps) {
  const { say } = useLanguage()
  const { force, entered } = outcome ?? {}
  return (
    <div className={style['outcome']} data-tone={outcome?.tone ?? 'none'} role="status" aria-live="assertive">
      {outcome ? (
        <>
          <strong>{outcome.title}</strong>
          {outcome.sentence ? <span>{outcome.sentence}</span> : null}
          {force ? (
            <Button variant="default" onClick={() => onForce(force)}>
              {say(doorWords.letInAnyway)}
            </Button>
          ) : null}
          {entered ? (
            <Button variant="default" onClick={() => onPrint(entered.registration)}>
              {say(badgeWords.print)}
            </Button>
          ) : null}
        </>
      ) : (
        <>
          <strong className={style['figure']}>
            {present} / {expected}
          </strong>
          <span>{say(w.presentCount)}</span>
        </>
      )}
    </div>
  )
}
