import type { FormField } from '@kxo/domain/forms/inputs/field'
import { formsWords as w } from '@kxo/domain/forms/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Box, Group, SegmentedControl, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { memo, useState } from 'react'
import { ReadIn } from '../../platform/language.tsx'
import { Panel } from '../../ui/display/panel.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { DynamicForm } from './filling/dynamic-form.tsx'

type Seen = { who: 'person' | 'admin'; language: keyof Sentence; width: 'wide' | 'phone' }

/** The form as whoever answers it sees it; nothing typed there is kept. */
export function FormPreview({ fields: written }: { fields: readonly FormField[] }) {
  const { say, locale } = useLanguage()
  // Drawn once the author pauses: no key waits for the preview.
  const [fields] = useDebouncedValue(written, 250)
  const [seen, setSeen] = useState<Seen>({ who: 'person', language: locale, width: 'wide' })
  const choose = (change: Partial<Seen>) => setSeen((was) => ({ ...was, ...change }))
  const { who, language, width } = seen
  return (
    <Panel component="section" p="lg" gap="md">
      <Title order={2} mb={4} fz={18} fw={650}>
        {say(w.preview)}
      </Title>
      <Text c="dimmed" fz="xs">
        {say(w.previewHelp)}
      </Text>
      <Group gap="xs" my="sm">
        <SegmentedControl
          size="xs"
          aria-label={say(w.previewAs)}
          value={who}
          data={[
            { value: 'person', label: say(w.asPerson) },
            { value: 'admin', label: say(w.asAdmin) },
          ]}
          onChange={(value) => choose({ who: value as Seen['who'] })}
        />
        <SegmentedControl
          size="xs"
          aria-label={say(w.previewLanguage)}
          value={language}
          data={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
          onChange={(value) => choose({ language: value as Seen['language'] })}
        />
        <SegmentedControl
          size="xs"
          aria-label={say(w.previewWidth)}
          value={width}
          data={[
            { value: 'wide', label: say(w.onScreen) },
            { value: 'phone', label: say(w.onPhone) },
          ]}
          onChange={(value) => choose({ width: value as Seen['width'] })}
        />
      </Group>
      <Box maw={width === 'phone' ? 390 : undefined}>
        <ReadIn locale={language}>
          <Drawn fields={fields} who={who} language={language} />
        </ReadIn>
      </Box>
    </Panel>
  )
}

/** What the author writes is laid under it anew, as if it had just been opened. */
const Drawn = memo(function Drawn({ fields, who, language }: Pick<Seen, 'who' | 'language'> & { fields: readonly FormField[] }) {
  return (
    <DynamicForm
      key={JSON.stringify([fields, who, language])}
      fields={fields}
      guards={false}
      as={{ isAdmin: who === 'admin', language }}
      save={async () => undefined}
    />
  )
})
