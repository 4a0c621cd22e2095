import type { CheckName, CheckState } from '@kxo/domain/diagnostics/checks'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import type { Tone } from '@kxo/domain/kernel/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../app/viewer.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Failed } from '../../ui/states.tsx'
import { checkQuery } from './api.ts'
import style from './diagnosis.module.css'

const tones: Record<CheckState, Tone> = { ok: 'success', warning: 'warning', failed: 'danger' }
const labels = { ok: w.ok, warning: w.warning, failed: w.failedState }

/** One part of the installation: its state in a word, what was found, what to do. */
export function CheckCard({ check }: { check: CheckName }) {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const { data, error, isFetching, refetch } = useQuery(checkQuery(tenant.name, check))
  return (
    <section className={style['check']} aria-labelledby={`check-${check}`} aria-busy={isFetching}>
      <div className={style['head']}>
        <h2 id={`check-${check}`}>{say(w[check])}</h2>
        {data && !isFetching ? <Badge tone={tones[data.state]}>{labels[data.state]}</Badge> : null}
      </div>
      <div role="status">
        {error ? <Failed error={error} /> : data && !isFetching ? <p>{data.message}</p> : <p>{say(w.testing)}</p>}
        {data?.advice && !isFetching ? <p className={style['advice']}>{data.advice}</p> : null}
      </div>
      <div className={style['foot']}>
        <span>{data && !isFetching ? say(w.took, { milliseconds: data.milliseconds }) : ''}</span>
        <Button variant="default" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {say(w.test)}
        </Button>
      </div>
    </section>
  )
}
