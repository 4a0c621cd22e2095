import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { Card, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { MailFrame } from '../../ui/display/mail-frame.tsx'
import { Failed } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { previewQuery, type Written } from './api.ts'
import { StepTitle } from './step-title.tsx'

/** Pixels of the message, and of it under its name and subject: held as soon as there is something to draw, or what is below would move as it comes. */
const messageHeight = 480
const drawnHeight = messageHeight + 80

type PreviewBlockProps = { written: Written | null; count: number /** Sends it to whoever writes. */; test: ReactNode }

/** The message as one of its first three recipients will receive it, half a second after the last key. */
export function PreviewBlock({ written, count, test }: PreviewBlockProps) {
  const { say } = useLanguage()
  const [rank, setRank] = useState(0)
  const [settled] = useDebouncedValue(written, 500)
  const nothing: Written = {
    audience: {},
    content: {
      kind: 'information',
      topic: 'news',
      subject: '',
      subject_b: '',
      preview_text: '',
      body: { type: 'doc', content: [] },
      has_button: false,
    },
  }
  const { data, error, refetch } = useQuery(previewQuery({ ...(settled ?? nothing), rank }, settled !== null && count > 0))
  return (
    <Card withBorder component="section" aria-label={say(w.preview)}>
      <Stack>
        <Group justify="space-between">
          <StepTitle step={4} of={w.preview} />
          {count > 1 ? (
            <Button variant="default" size="sm" onClick={() => setRank((rank + 1) % Math.min(3, count))}>
              {say(w.next)}
            </Button>
          ) : null}
        </Group>
        <Stack mih={written && count > 0 ? drawnHeight : undefined}>
          {settled === null || count === 0 ? (
            <Text size="sm" c="dimmed">
              {say(w.previewEmpty)}
            </Text>
          ) : null}
          {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
          {data && settled && !error ? (
            <>
              <Text size="sm" c="dimmed">
                {say(w.previewFor, { name: data.name })}
              </Text>
              <Text fw={600}>{data.subject}</Text>
              <MailFrame title={say(w.preview)} html={data.html} height={messageHeight} />
            </>
          ) : null}
        </Stack>
        {test}
      </Stack>
    </Card>
  )
}
