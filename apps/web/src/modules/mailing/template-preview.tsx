import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { Card, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { previewQuery, type Written } from './templates-api.ts'

const widths = { desk: '100%', phone: 375 } as const

/** The message as it would leave, on a desk, on a phone, or as text alone; half a second after the last key. */
export function TemplatePreview({ moment, text }: { moment: string; text: Written }) {
  const { say } = useLanguage()
  const [shown, setShown] = useState<'desk' | 'phone' | 'plain'>('desk')
  const [settled] = useDebouncedValue(text, 500)
  const { data, error, refetch } = useQuery(previewQuery(moment, settled))
  return (
    <Stack component="section" aria-label={say(w.preview)}>
      <Title order={2} size="h5">
        {say(w.preview)}
      </Title>
      <Text size="sm" c="dimmed">
        {say(w.previewHelp)}
      </Text>
      <SegmentedControl
        aria-label={say(w.preview)}
        value={shown}
        onChange={(value) => setShown(value as typeof shown)}
        data={(['desk', 'phone', 'plain'] as const).map((value) => ({ value, label: say(w[value]) }))}
      />
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Loading lines={8} />}
      {data && !error ? (
        <Card withBorder padding="sm">
          <Text fw={600} mb="sm">
            {data.subject}
          </Text>
          {shown === 'plain' ? (
            <Text style={{ whiteSpace: 'pre-wrap' }}>{data.text}</Text>
          ) : (
            <iframe
              title={say(w.preview)}
              srcDoc={data.html}
              sandbox=""
              style={{ width: widths[shown], maxWidth: '100%', height: 520, border: 0, background: '#fff' }}
            />
          )}
        </Card>
      ) : null}
    </Stack>
  )
}
