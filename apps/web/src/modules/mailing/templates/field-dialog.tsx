import { calledAs, exampleValueOf } from '@kxo/domain/mailing/merge-fields'
import { type FieldFormat, type FieldKind, fieldFormats, formatsOf, formatted } from '@kxo/domain/mailing/merging/field-formats'
import { fieldTexts as w } from '@kxo/domain/mailing/merging/field-texts'
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

export type ChosenField = { key: string; label: string; kind: FieldKind }
type FieldDialogProps = { field: ChosenField; onInsert: (called: string) => void; onClose: () => void }

/** How a field is written where it is put, and what is said when it is empty. */
export function FieldDialog({ field: { key, label, kind }, onInsert, onClose }: FieldDialogProps) {
  const { say, locale } = useLanguage()
  const [format, setFormat] = useState<FieldFormat | undefined>()
  const [fallback, setFallback] = useState('')
  const value = exampleValueOf(key, { say })
  const written = (one: FieldFormat | undefined): string => formatted(value, one, locale)
  const named = (one: FieldFormat): string => [say(fieldFormats[one]), written(one)].filter(Boolean).join(' · ')
  return (
    <Dialog opened onClose={onClose} title={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onInsert(calledAs(key, { format, fallback }))
        }}
      >
        <Stack>
          {formatsOf(kind).length > 0 ? (
            <Select
              label={say(w.format)}
              allowDeselect={false}
              value={format ?? ''}
              data={[{ value: '', label: say(w.asItIs) }, ...formatsOf(kind).map((one) => ({ value: one, label: named(one) }))]}
              onChange={(chosen) => setFormat(formatsOf(kind).find((one) => one === chosen))}
            />
          ) : null}
          <TextInput
            label={say(w.ifEmpty)}
            description={say(w.ifEmptyHelp)}
            maxLength={100}
            value={fallback}
            onChange={(event) => setFallback(event.currentTarget.value.replace(/[{}|]/g, ''))}
          />
          {written(format) ? <Text size="sm">{say(w.example, { example: written(format) })}</Text> : null}
          <Group justify="flex-end">
            <Button type="submit">{say(w.insert)}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
