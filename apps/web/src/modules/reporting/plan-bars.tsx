import type { Dashboard } from '@kxo/domain/reporting/contract'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { useId } from 'react'
import { useLanguage } from '../../ui/i18n/language.tsx'
import style from './dashboard.module.css'

const labels = { events: w.quotaEvents, admins: w.quotaAdmins, mails: w.quotaMails } as const

/** What the tenant's plan allows and what is used of it. */
export function PlanBars({ dashboard }: { dashboard: Dashboard }) {
  const { say } = useLanguage()
  const id = useId()
  return (
    <section aria-labelledby={id} className={style['card']}>
      <h2 id={id} className={style['cardTitle']}>
        {say(w.quotas)}
      </h2>
      <dl className={style['plan']}>
        {(['events', 'admins', 'mails'] as const).map((key) => {
          const { used, max } = dashboard.quotas[key]
          return (
            <div key={key}>
              <dt>{say(labels[key])}</dt>
              <dd>
                {max === null ? say(w.unlimited, { used }) : say(w.quotaUsed, { used, max })}
                {max === null ? null : (
                  <meter
                    className={style['meter']}
                    min={0}
                    max={max}
                    high={max * 0.8}
                    optimum={0}
                    value={Math.min(used, max)}
                    aria-label={say(labels[key])}
                  />
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
