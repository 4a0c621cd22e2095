import { momentLabel } from '@kxo/domain/mailing/moments'
import type { SmsTemplate } from '@kxo/domain/mailing/sms/sms-contract'
import { smsTemplateList } from '@kxo/domain/mailing/sms/sms-list'
import { smsWords as w } from '@kxo/domain/mailing/sms/sms-words'
import { UnstyledButton } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { smsTemplatesSource } from './sms-api.ts'

/** Texts sent by SMS; one opens to be written (A32). */
export function SmsTemplates({ onOpen }: { onOpen: (template: SmsTemplate) => void }) {
  const { say } = useLanguage()
  const columns = useColumns(smsTemplateList, {
    name: (template) => (
      <UnstyledButton fw={500} onClick={() => onOpen(template)}>
        {template.name}
      </UnstyledButton>
    ),
    moment: ({ moment }) => say(moment === null ? w.byHand : momentLabel(moment)),
  })
  return (
    <DataTable
      caption={w.templates}
      columns={columns}
      source={smsTemplatesSource()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={(template: SmsTemplate) => [{ label: w.edit, run: () => onOpen(template) }]}
      empty={{ sentence: w.noTemplate, help: w.noTemplateHelp }}
    />
  )
}
