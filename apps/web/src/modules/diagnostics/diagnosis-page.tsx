import { checkNames } from '@kxo/domain/diagnostics/checks'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { CheckCard } from './check-card.tsx'
import style from './diagnosis.module.css'
import { FailedJobs } from './failed-jobs.tsx'

/** What lets the platform work, checked now, and the background work that failed (screens A39). */
export default function DiagnosisPage() {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const queries = useQueryClient()
  return (
    <>
      <PageTitle
        subtitle={say(w.subtitle)}
        act={<Button onClick={() => void queries.invalidateQueries({ queryKey: ['diagnostics', tenant.name] })}>{say(w.testAll)}</Button>}
      >
        {w.title}
      </PageTitle>
      <div className={style['checks']}>
        {checkNames.map((check) => (
          <CheckCard key={check} check={check} />
        ))}
      </div>
      <FailedJobs />
    </>
  )
}
