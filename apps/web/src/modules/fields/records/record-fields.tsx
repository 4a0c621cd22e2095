import type { RecordAnswers } from '@kxo/domain/fields/contract'
import { fieldLayoutWords as l } from '@kxo/domain/fields/layout/layout-words'
import type { Morph } from '@kxo/domain/fields/morph'
import { isOnlyText } from '@kxo/domain/fields/nature'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import type { DrawnField } from '@kxo/domain/forms/inputs/field'
import { Alert, Text, Title } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { type TextOrSentence, useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { DynamicForm } from '../../forms/index.ts'
import { recordQuery, saveRecord } from '../api.ts'

type RecordFieldsProps = {
  morph: Morph
  id: number
  /** A tab of the tenant; without it, the fields that live in none. */
  tab?: number
  /** Over them when they live in no tab. */
  title?: TextOrSentence
  /** Its questions must be answered before the record is closed. */
  closes?: boolean
}

/** The tenant's own fields on a record, asked and kept with the person's rights; draws nothing when there is none. */
export const RecordFields = bounded(
  function RecordFields({ morph, id, tab, title = w.more, closes = false }: RecordFieldsProps) {
    const { say } = useLanguage()
    const text = useText()
    const answer = useSuspenseQuery(recordQuery(morph, id))
    const place = tab ?? null
    if (!answer.data.fields.some((field) => field.tab_id === place))
      return tab === undefined ? null : (
        <Text c="dimmed" fz="xs">
          {say(w.emptyTab)}
        </Text>
      )
    return (
      <Panel component="section" p="lg" gap="md" mt={tab === undefined ? 'md' : 0}>
        {tab === undefined ? (
          <Title order={2} mb="md" fz={18} fw={650}>
            {text(title)}
          </Title>
        ) : null}
        {closes ? (
          <Alert color="orange" role="note">
            {say(l.toCloseNote)}
          </Alert>
        ) : null}
        <Answers key={answer.data.fields.map((field) => field.id).join('.')} morph={morph} id={id} record={answer.data} place={place} />
      </Panel>
    )
  },
  { lines: 0 },
)

type AnswersProps = { morph: Morph; id: number; record: RecordAnswers; place: number | null }

function Answers({ morph, id, record, place }: AnswersProps) {
  const queries = useQueryClient()
  const { fields, answers, files, stamp } = record
  const here = useMemo(() => new Set(fields.filter(({ tab_id }) => tab_id === place).map(({ id: field }) => field)), [fields, place])
  // Those of other tabs only decide what is shown here.
  const drawnFields = useMemo(
    () =>
      fields.map(
        (field): DrawnField => ({ ...field, is_text: isOnlyText(field.nature), is_locked: field.is_locked || !here.has(field.id) }),
      ),
    [fields, here],
  )
  const typed = drawnFields.filter((field) => !field.is_locked).map(({ name }) => name)
  return (
    <DynamicForm
      fields={drawnFields}
      drawn={(field) => here.has(field.id)}
      answers={answers}
      stamp={stamp}
      files={files}
      submit={typed.length === 0 ? null : w.save}
      save={(answers, read) => saveRecord(morph, id, Object.fromEntries(typed.map((name) => [name, answers[name] ?? ''])), read)}
      onSaved={async (saved) => {
        toast.success(w.saved)
        queries.setQueryData(recordQuery(morph, id).queryKey, saved)
        // An answer may bring a tab, or take it away.
      }}
    />
  )
}
