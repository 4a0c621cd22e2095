import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/display/button.tsx'
import { Empty, Failed, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { failedJobsQuery, replayJobs } from './api.ts'
import style from './diagnosis.module.css'

/** Background work of the tenant that failed for good, and how to send it back. */
export function FailedJobs() {
  const { say } = useLanguage()
  const { data, error, refetch } = useQuery(failedJobsQuery())
  const replay = useMutation({
    mutationFn: (ids: string[] | undefined) => replayJobs(ids),
    onSuccess: ({ replayed }) => {
      toast.success(say(w.replayed, { count: replayed }))
    },
    onError: toast.failure,
  })
  const jobs = data?.results ?? []
  return (
    <section className={style['failed']} aria-labelledby="failed-jobs">
      <div className={style['head']}>
        <h2 id="failed-jobs">{say(w.failedJobs)}</h2>
        {jobs.length > 1 ? (
          <Button variant="default" loading={replay.isPending} onClick={() => replay.mutate(undefined)}>
            {say(w.replayAll)}
          </Button>
        ) : null}
      </div>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading lines={3} />
      ) : jobs.length === 0 ? (
        <Empty sentence={w.noFailedJob} />
      ) : (
        <>
          <p>{say(w.failedJobsHelp)}</p>
          <ul className={style['jobs']}>
            {jobs.map(({ id, label, failed_at, reason }) => (
              <li key={id} className={style['job']}>
                <div>
                  <strong>{label}</strong> — {say(w.at, { at: failed_at })}
                  <p>{reason}</p>
                </div>
                <Button
                  variant="default"
                  size="sm"
                  disabled={replay.isPending}
                  aria-label={say(w.replayOf, { label })}
                  onClick={() => replay.mutate([id])}
                >
                  {say(w.replay)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
