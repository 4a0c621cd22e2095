import { templateWords as t } from '@kxo/domain/mailing/template-words'
import { templateEditorWords as e } from '@kxo/domain/templates/editor-words'
import { Select, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PdfView } from '../../ui/display/pdf-view.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { drawTemplate, type PreviewRequest, recordsQuery } from './api.ts'

/** Milliseconds after the last key. */
const pause = 900

/** The document as it would be printed, on a real record or an example, drawn again a moment after the last key. */
export function TemplatePreview({ request }: { request: Omit<PreviewRequest, 'record'> }) {
  const { say } = useLanguage()
  const [record, setRecord] = useState<number | null>(null)
  const [settled] = useDebouncedValue(request, pause)
  const drawn = { ...settled, record }
  return (
    <Stack component="section" aria-label={say(t.preview)}>
      <Title order={2} size="h5">
        {say(t.preview)}
      </Title>
      <RecordSelect category={request.category} value={record} onChange={setRecord} />
      <Text size="sm" c="dimmed">
        {say(e.previewHelp)}
      </Text>
      <PdfView title={t.preview} of={JSON.stringify(drawn)} fetch={() => drawTemplate(drawn)} />
    </Stack>
  )
}

type RecordSelectProps = { category: PreviewRequest['category']; value: number | null; onChange: (id: number | null) => void }

function RecordSelect({ category, value, onChange }: RecordSelectProps) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed, 300)
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const { data = [] } = useQuery(recordsQuery(category, settled === chosen?.label ? '' : settled))
  const offered = data.map(({ id, label }) => ({ value: String(id), label }))
  const all = chosen && !offered.some((one) => one.value === chosen.value) ? [chosen, ...offered] : offered
  return (
    <Select
      label={say(e.record)}
      placeholder={say(e.example)}
      searchable
      clearable
      value={value === null ? null : String(value)}
      data={all}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={say(t.nothingFound)}
      onChange={(id) => {
        setChosen(all.find((one) => one.value === id) ?? null)
        onChange(id === null ? null : Number(id))
      }}
    />
  )
}
