import { adminContact } from '@kxo/domain/contacts/paths'
import { historyContract } from '@kxo/domain/history/contract'
import { consentList, dataRequestList } from '@kxo/domain/history/list'
import { historyWords as w } from '@kxo/domain/history/words'
import { tableSource } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Period, usePeriod } from '../period.tsx'

const tones = { asked: 'warning', done: 'success', refused: 'neutral', failed: 'danger' } as const

/** What people agreed to or refused, with the words they read (PRV-03). */
export function ConsentsList() {
  const { say } = useLanguage()
  const days = usePeriod()
  const columns = useColumns(consentList, {
    is_given: ({ is_given }) => <Badge tone={is_given ? 'success' : 'neutral'}>{say(is_given ? w.given : w.withdrawn)}</Badge>,
  })
  return (
    <DataTable
      caption={w.tabConsents}
      columns={columns}
      source={tableSource(historyContract.consents, { query: { days } })}
      rowKey={({ id }) => id}
      rowName={({ user_name }) => user_name}
      rowHref={({ user_id }) => adminContact(user_id)}
      defaults={{ sort: '-at' }}
      toolbar={<Period />}
      empty={{ sentence: w.noConsent }}
    />
  )
}

/** Access and erasure people asked for, due within a month (PRV-20). */
export function DataRequestsList() {
  const { say } = useLanguage()
  const days = usePeriod()
  const columns = useColumns(dataRequestList, {
    status: ({ status, is_late }) => <Badge tone={is_late ? 'danger' : tones[status]}>{say(is_late ? w.late : w[status])}</Badge>,
  })
  return (
    <DataTable
      caption={w.tabRights}
      columns={columns}
      source={tableSource(historyContract.dataRequests, { query: { days } })}
      rowKey={({ id }) => id}
      rowName={({ user_name }) => user_name}
      rowHref={({ user_id }) => adminContact(user_id)}
      defaults={{ sort: '-asked_at' }}
      toolbar={<Period />}
      empty={{ sentence: w.noRequest }}
    />
  )
}
