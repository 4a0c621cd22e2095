import { templateWords as w } from '@kxo/domain/mailing/template-words'
import type { WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { Card, SegmentedControl, Select, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailFrame } from '../../../ui/display/mail-frame.tsx'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { previewQuery, recordsQuery } from './templates-api.ts'

const widths = { desk: '100%', phone: 375 } as const

type TemplatePreviewProps = { moment: string; written: WrittenTemplate; record: string | null; onRecord: (record: string | null) => void }

/** The message as it would leave, on a real record or with examples, on a desk, on a phone, or as text alone; half a second after the last key. */
export function TemplatePreview({ moment, written, record, onRecord }: TemplatePreviewProps) {
  const { say } = useLanguage()
  const [shown, setShown] = useState<'desk' | 'phone' | 'plain'>('desk')
  const [settled] = useDebouncedValue(written, 500)
  const { data, error, refetch } = useQuery(previewQuery(moment, { ...settled, ...(record !== null && { record }) }))
  return (
    <Stack component="section" aria-label={say(w.preview)}>
      <Title order={2} size="h5">
        {say(w.preview)}
      </Title>
      <RecordChoice moment={moment} record={record} onRecord={onRecord} />
      <Text size="sm" c="dimmed">
        {say(record === null ? w.previewHelp : w.recordHelp)}
      </Text>
      <SegmentedControl
        aria-label={say(w.previewOn)}
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
            <MailFrame title={say(w.preview)} html={data.html} height={640} width={widths[shown]} />
          )}
        </Card>
      ) : null}
    </Stack>
  )
}

function RecordChoice({ moment, record, onRecord }: Omit<TemplatePreviewProps, 'written'>) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed, 300)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const { data = [] } = useQuery({ ...recordsQuery(moment, settled === chosen?.label ? '' : settled), enabled: isOpen })
  const found = data.map(({ key, label }) => ({ value: key, label }))
  const all = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found
  return (
    <Select
      label={say(w.record)}
      placeholder={say(w.examples)}
      searchable
      clearable
      value={record}
      data={all}
      onDropdownOpen={() => setOpen(true)}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={say(w.nothingFound)}
      onChange={(value) => {
        setChosen(all.find((one) => one.value === value) ?? null)
        onRecord(value)
      }}
    />
  )
}
