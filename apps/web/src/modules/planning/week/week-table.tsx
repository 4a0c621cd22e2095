import { adminEvent } from '@kxo/domain/events/paths'
import { formatDate, timeInZone } from '@kxo/domain/kernel/dates'
import type { PlannedSlot, Planning } from '@kxo/domain/planning/contract'
import { planningWords as w } from '@kxo/domain/planning/words'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { type Grouping, halves, type WeekSheet } from './week-groups.ts'
import style from './week-table.module.css'

type WeekTableProps = { sheet: WeekSheet; planning: Planning; grouping: Grouping }

/** Days in columns, rooms, people or events in lines, morning above afternoon; fits a landscape sheet. */
export function WeekTable({ sheet, planning, grouping }: WeekTableProps) {
  const { say, locale, zone } = useLanguage()
  const weekday = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { weekday: 'long', timeZone: 'UTC' })
  return (
    <div className={style['scroller']}>
      <table className={style['table']}>
        <thead>
          <tr>
            <th scope="col">{say(w.grouping)}</th>
            {sheet.days.map((day) => (
              <th key={day} scope="col">
                {weekday.format(new Date(`${day}T12:00:00Z`))}
                <span className={style['date']}>{formatDate(day, locale)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.label}
                {row.detail ? <span className={style['date']}>{row.detail}</span> : null}
              </th>
              {row.days.map((slots, at) => (
                <td key={sheet.days[at]}>
                  {halves(slots, zone).map(({ half, slots: some }) => (
                    <div key={half} className={style['half']}>
                      <span className={style['date']}>{say(half === 'morning' ? w.morning : w.afternoon)}</span>
                      {some.map((slot) => (
                        <Cell key={slot.id} slot={slot} planning={planning} grouping={grouping} />
                      ))}
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(w.totals)}</th>
            {sheet.totals.map((total, at) => (
              <td key={sheet.days[at]}>{say(w.totalOf, total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Cell({ slot, planning, grouping }: { slot: PlannedSlot; planning: Planning; grouping: Grouping }) {
  const { say, zone } = useLanguage()
  const room = planning.rooms.find(({ id }) => id === slot.room_id)
  const people = slot.partners.flatMap(({ user_id }) => planning.partners.find(({ id }) => id === user_id)?.name ?? [])
  const facts = [
    grouping === 'room' ? '' : (room?.name ?? (slot.is_online ? say(w.online) : '')),
    grouping === 'partner' ? '' : people.join(', ') || say(w.staffed),
    slot.people > 0 ? say(w.persons, { n: slot.people }) : '',
  ]
  return (
    <div className={style['slot']}>
      <span className={style['hours']}>
        {timeInZone(slot.start_at, zone)}–{timeInZone(slot.end_at, zone)}
      </span>{' '}
      <Link to={adminEvent(slot.event_id)}>{slot.title}</Link>
      <span className={style['date']}>{facts.filter(Boolean).join(' · ')}</span>
    </div>
  )
}
