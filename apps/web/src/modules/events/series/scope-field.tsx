import type { EventRecord } from '@kxo/domain/events/contract'
import { seriesScope } from '@kxo/domain/events/series/scope'
import { seriesWords as w } from '@kxo/domain/events/series/series-words'
import { Radio, Stack } from '@mantine/core'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** How far what is done to one date of a series goes; nothing for an event outside any series. */
export function ScopeField({ event, help }: { event: Pick<EventRecord, 'series_id'>; help?: (typeof w)[keyof typeof w] }) {
  return event.series_id === null ? null : <ScopeRadios {...(help && { help })} />
}

function ScopeRadios({ help }: { help?: (typeof w)[keyof typeof w] }) {
  const { value, change, input } = useField({ name: 'scope', label: w.appliesTo, ...(help && { help }) })
  return <ScopeChoice label={input.label} description={input.description} value={String(value ?? 'this')} onChange={change} />
}

type ScopeChoiceProps = { label: string; description?: string | undefined; value: string; onChange: (value: string) => void }

export function ScopeChoice({ label, description, value, onChange }: ScopeChoiceProps) {
  const { say } = useLanguage()
  return (
    <Radio.Group label={label} description={description} value={value} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {seriesScope.keys.map((scope) => (
          <Radio key={scope} value={scope} label={say(seriesScope.labelOf(scope))} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
