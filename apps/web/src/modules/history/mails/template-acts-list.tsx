import { actsContract, type TemplateAct } from '@kxo/domain/history/acts-contract'
import { templateActList } from '@kxo/domain/history/acts-list'
import { historyWords as w } from '@kxo/domain/history/words'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { adminMailTemplate, adminSms } from '@kxo/domain/mailing/paths'
import { tableSource } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Period, usePeriod } from '../period.tsx'

/** Texts of messages as they were saved; each opens where its versions are compared and restored (A36). */
export function TemplateActsList() {
  const { say } = useLanguage()
  const days = usePeriod()
  const modelOf = ({ moment, sms }: TemplateAct): string => (moment === null ? (sms?.name ?? '') : say(momentLabel(moment)))
  const columns = useColumns(templateActList, { moment: modelOf, user_name: ({ user_name }) => user_name ?? say(w.platform) })
  return (
    <DataTable
      caption={w.tabTemplates}
      columns={columns}
      source={tableSource(actsContract.templateActs, { query: { days } })}
      rowKey={({ channel, id }) => `${channel} ${id}`}
      rowName={(act) => `${modelOf(act)}, ${act.subject}`}
      rowHref={({ moment, sms, scope, scope_key }) =>
        sms || moment === null
          ? `${adminSms()}?template=${sms?.id ?? ''}`
          : adminMailTemplate(moment) + (scope === 'tenant' ? '' : `?${new URLSearchParams({ scope, scope_key })}`)
      }
      defaults={{ sort: '-at' }}
      toolbar={<Period />}
      empty={{ sentence: w.noSending }}
    />
  )
}
