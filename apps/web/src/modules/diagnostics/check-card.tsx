import { type CheckName, heavyChecks } from '@kxo/domain/diagnostics/checks'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { useQuery } from '@tanstack/react-query'
import { Failed } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { checkQuery } from './api.ts'
import { ResultCard } from './result-card.tsx'

/** One part of the platform; one that costs is checked when asked. */
export function CheckCard({ check }: { check: CheckName }) {
  const { say, locale } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery({
    ...checkQuery(check, locale),
    enabled: !heavyChecks.includes(check),
  })
  return (
    <ResultCard
      id={`check-${check}`}
      name={w[check]}
      state={data?.state ?? null}
      isBusy={isFetching}
      advice={data?.advice ?? null}
      {...(data && { took: data.milliseconds })}
      onTest={() => void refetch()}
    >
      {error ? <Failed error={error} /> : <p>{data?.message ?? say(w.notYet)}</p>}
    </ResultCard>
  )
}
