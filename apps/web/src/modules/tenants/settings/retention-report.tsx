import { formatDate } from '@kxo/domain/kernel/dates'
import { retainedWords } from '@kxo/domain/tenants/ending/retention'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Panel } from '../../../ui/display/panel.tsx'
import { Reading } from '../../../ui/feedback/reading.tsx'

import { useLanguage } from '../../../ui/i18n/language.tsx'
import { sheetQuery, type Where } from './settings-api.ts'

/** What the nightly retention removed, night by night. */
export function RetentionReport({ where }: { where: Where }) {
  const { say, locale, zone } = useLanguage()
  return (
    <Panel component="section" gap="sm" align="flex-start" py={18} px={20}>
      <h2>{say(w.retentionTitle)}</h2>
      <Reading of={sheetQuery(where, 'retention')} lines={1}>
        {({ runs }) =>
          runs.length === 0 ? (
            <p>{say(w.noRetention)}</p>
          ) : (
            <ul>
              {runs.map(({ at, removed }) => (
                <li key={at.toISOString()}>
                  {formatDate(at, locale, { zone })} · {removed.map(({ kind, n }) => say(retainedWords[kind], { n })).join(', ')}
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
    </Panel>
  )
}
