import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { type BrowserCheckName, browserChecks, browserQuery } from './browser-checks.ts'
import { ResultCard } from './result-card.tsx'

/** What this browser can do. */
export function BrowserCard({ check }: { check: BrowserCheckName }) {
  const { say } = useLanguage()
  const { data, isFetching, refetch } = useQuery(browserQuery(check))
  const { name, can, cannot } = browserChecks[check]
  return (
    <ResultCard
      id={`browser-${check}`}
      name={name}
      state={data === undefined ? null : data ? 'ok' : 'warning'}
      isBusy={isFetching}
      onTest={() => void refetch()}
    >
      <p>{data === undefined ? '' : say(data ? can : cannot)}</p>
    </ResultCard>
  )
}
