import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { Flex, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { Empty, Failed, Loading } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { failedJobsQuery, replayJobs } from './api.ts'

/** Background work of the tenant that failed for good, and how to send it back. */
export function FailedJobs() {
  const { say } = useLanguage()
  const { data, error, refetch } = useQuery(failedJobsQuery())
  const replay = useAction({
    mutationFn: (ids: string[] | undefined) => replayJobs(ids),
    onSuccess: ({ replayed }) => {
      toast.success(say(w.replayed, { count: replayed }))
    },
  })
  const jobs = data?.results ?? []
  return (
    <Flex component="section" direction="column" gap="sm" aria-labelledby="failed-jobs">
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <h2 id="failed-jobs">{say(w.failedJobs)}</h2>
        {jobs.length > 1 ? (
          <Button variant="default" loading={replay.isPending} onClick={() => replay.mutate(undefined)}>
            {say(w.replayAll)}
          </Button>
        ) : null}
      </Group>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading lines={3} />
      ) : jobs.length === 0 ? (
        <Empty sentence={w.noFailedJob} />
      ) : (
        <>
          <p>{say(w.failedJobsHelp)}</p>
          <Flex component="ul" direction="column" gap="xs">
            {jobs.map(({ id, label, failed_at, reason }) => (
              <Flex
                key={id}
                component="li"
                rowGap="xs"
                columnGap="md"
                align="center"
                wrap="wrap"
                justify="space-between"
                py="sm"
                px="md"
                bd="1px solid var(--k-line)"
                bdrs={8}
              >
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
              </Flex>
            ))}
          </Flex>
        </>
      )}
    </Flex>
  )
}
