import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { templatesQuery } from './api.ts'
import type { Message } from './message-block.tsx'

type TemplateChoiceProps = { template: string | undefined; hasEvent: boolean; onChoose: (part: Partial<Message>) => void }

/** A text of the product or of the tenant to begin with; what was typed is replaced only by what is chosen. */
export function TemplateChoice({ template, hasEvent, onChoose }: TemplateChoiceProps) {
  const { say } = useLanguage()
  const { data = [] } = useQuery(templatesQuery(hasEvent))
  return (
    <Select
      label={say(w.template)}
      placeholder={say(w.blank)}
      searchable
      clearable
      value={template ?? null}
      data={data.map(({ name }) => ({ value: name, label: say(momentLabel(name)) }))}
      onChange={(name) => {
        const chosen = data.find((one) => one.name === name)
        if (chosen) onChoose({ template: chosen.name, subject: chosen.subject, body: chosen.body })
        else onChoose({ template: undefined } as Partial<Message>)
      }}
    />
  )
}
