import { formatDate } from '@kxo/domain/kernel/dates'
import { retainedWords } from '@kxo/domain/tenants/ending/retention'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/display/panel.tsx'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { sheetQuery, type Where } from './settings-api.ts'

/** What the nightly retention removed, night by night. */
export function RetentionReport({ where }: { where: Where }) {
  const { say, locale, zone } = useLanguage()
  const answer = useQuery(sheetQuery(where, 'retention'))
  return (
    <Panel component="section" gap="sm" align="flex-start" py={18} px={20}>
      <h2>{say(w.retentionTitle)}</h2>
      {shouldShowError(answer) ? <Failed error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {answer.isPending ? <Loading lines={1} /> : null}
      {answer.data?.runs.length === 0 ? <p>{say(w.noRetention)}</p> : null}
      <ul>
        {answer.data?.runs.map(({ at, removed }) => (
          <li key={at.toISOString()}>
            {formatDate(at, locale, { zone })} · {removed.map(({ kind, n }) => say(retainedWords[kind], { n })).join(', ')}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
