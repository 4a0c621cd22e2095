import { historyWords as w } from '@kxo/domain/history/words'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { taskDelaysQuery } from '../api.ts'
import style from '../history.module.css'
import { usePeriod } from '../period.tsx'
import { useDelay } from './use-delay.ts'

/** Where work piles up: how long finished tasks took, person by person; nothing while none is finished. */
export function TaskDelays() {
  const { say } = useLanguage()
  const delay = useDelay()
  const { data } = useQuery(taskDelaysQuery(usePeriod()))
  if (!data || data.length === 0) return null
  return (
    <details className={style['delays']}>
      <summary>{say(w.delaysTitle)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(w.person)}</th>
            <th scope="col">{say(w.averageDelay)}</th>
            <th scope="col">{say(w.finished)}</th>
            <th scope="col">{say(w.stillOpen)}</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ user_id, name, hours, finished, open }) => (
            <tr key={user_id}>
              <th scope="row">{name}</th>
              <td>{delay(hours)}</td>
              <td>{finished}</td>
              <td>{open}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
