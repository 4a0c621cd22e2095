import type { Dashboard } from '@kxo/domain/reporting/contract'
import { figureOf } from '@kxo/domain/reporting/figures'
import { adminDashboard } from '@kxo/domain/reporting/paths'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { Title } from '@mantine/core'
import { useId } from 'react'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import style from './dashboard.module.css'
import { useFigureText } from './figure-text.ts'

/** What waits for somebody, on one line; what is empty keeps quiet. */
export function TodoStrip({ dashboard }: { dashboard: Dashboard }) {
  const { say } = useLanguage()
  const { figureText } = useFigureText()
  const id = useId()
  const { period } = dashboard
  return (
    <section aria-labelledby={id}>
      <Title id={id} order={2} fz={16} fw={650} lts="-0.005em" mb="sm">
        {say(w.bandTodo)}
      </Title>
      <ul className={style['todos']}>
        {dashboard.figures
          .filter(({ key }) => figureOf(key).band === 'todo')
          .map((figure) => {
            const { label, definition } = figureOf(figure.key)
            return (
              <li key={figure.key} data-waiting={figure.value ? true : undefined}>
                <Link
                  to={adminDashboard()}
                  search={{ period: period === 'all' ? undefined : period, figure: figure.key }}
                  className={style['todo']}
                  title={say(definition)}
                >
                  <span className={style['todoCount']}>{figureText(figure, period).value}</span>
                  <span>{say(label)}</span>
                </Link>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
