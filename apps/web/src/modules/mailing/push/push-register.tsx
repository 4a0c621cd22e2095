import { momentLabel } from '@kxo/domain/mailing/moments'
import { pushContract as contract } from '@kxo/domain/mailing/push/push-contract'
import { pushList } from '@kxo/domain/mailing/push/push-list'
import { pushWords as w } from '@kxo/domain/mailing/push/push-words'
import { tableSource } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'

/** Notifications to devices with what became of each. */
export function PushRegister() {
  const { say } = useLanguage()
  const columns = useColumns(pushList, { moment: ({ moment }) => say(momentLabel(moment)) })
  return (
    <DataTable
      caption={w.tab}
      columns={columns}
      source={tableSource(contract.pushes, {})}
      rowKey={({ id }) => id}
      rowName={({ user_name }) => user_name}
      defaults={{ sort: '-created_at' }}
      empty={{ sentence: w.none, help: w.noneHelp }}
    />
  )
}
