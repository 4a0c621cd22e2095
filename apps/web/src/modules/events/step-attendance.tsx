import { eventsWords as w } from '@kxo/domain/events/words'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { Loading } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { slotsQuery } from './api.ts'
import { SlotLine } from './event-programme.tsx'
import style from './events.module.css'
import { StepFoot, type StepProps } from './step-form.tsx'

/** #32.7: how presence will be proved, from the half-days as they are (FOR-31, FOR-32). */
export function AttendanceStep(step: StepProps) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const slots = useQuery(slotsQuery(tenant.name, step.event.id))
  return (
    <section className={style['panel']}>
      <p>{say(w.attendanceIntro)}</p>
      <ul>
        <li>{say(w.signingWindow)}</li>
        <li>{say(w.noAdvance)}</li>
      </ul>
      {slots.data ? (
        slots.data.length === 0 ? (
          <p className={style['banner']}>{say(w.attendanceNoSlot)}</p>
        ) : (
          <ol className={style['slots']}>
            {slots.data.map((slot) => (
              <li key={slot.id} className={style['slot']}>
                <SlotLine slot={slot} zone={step.event.time_zone} />
              </li>
            ))}
          </ol>
        )
      ) : (
        <Loading lines={3} />
      )}
      <StepFoot step={step} />
    </section>
  )
}
