import { actsContract } from '@kxo/domain/history/acts-contract'
import { templateActList } from '@kxo/domain/history/acts-list'
import { historyWords as w } from '@kxo/domain/history/words'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { adminMailTemplate } from '@kxo/domain/mailing/paths'
import { tableSource } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Period, usePeriod } from '../period.tsx'

/** Texts of messages as they were saved; each opens where its versions are compared and restored (A36). */
export function TemplateActsList() {
  const { say } = useLanguage()
  const days = usePeriod()
  const columns = useColumns(templateActList, { user_name: ({ user_name }) => user_name ?? say(w.platform) })
  return (
    <DataTable
      caption={w.tabTemplates}
      columns={columns}
      source={tableSource(actsContract.templateActs, { query: { days } })}
      rowKey={({ id }) => id}
      rowName={({ moment, subject }) => `${say(momentLabel(moment))}, ${subject}`}
      rowHref={({ moment, scope, scope_key }) =>
        adminMailTemplate(moment) + (scope === 'tenant' ? '' : `?${new URLSearchParams({ scope, scope_key })}`)
      }
      defaults={{ sort: '-at' }}
      toolbar={<Period />}
      empty={{ sentence: w.noSending }}
    />
  )
}
