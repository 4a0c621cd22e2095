import type { Condition } from '@kxo/domain/forms/answers/condition'
import type { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Flex, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { comparatorWords } from '../../../ui/table/filter-chips.tsx'
import style from '../forms.module.css'
import { QuestionForm } from './question-form.tsx'

export type Section = { title: string; fields: FieldDraft[] }
type Place = { section: number; index: number | null }

/** A list with one item moved by one place. */
const moved = <T,>(items: readonly T[], from: number, to: number): T[] => {
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

type SectionsEditorProps = { sections: readonly Section[]; onChange: (sections: Section[]) => void; readOnly: boolean }

/** Rubrics and their questions, ordered with buttons. */
export function SectionsEditor({ sections, onChange, readOnly }: SectionsEditorProps) {
  const { say } = useLanguage()
  const [edited, setEdited] = useState<Place | null>(null)
  const all = sections.flatMap(({ fields }) => fields)
  const lay = (at: number, change: (section: Section) => Section): void =>
    onChange(sections.map((section, index) => (index === at ? change(section) : section)))
  const current = edited && edited.index !== null ? (sections[edited.section]?.fields[edited.index] ?? null) : null
  const before = edited
    ? [
        ...sections.slice(0, edited.section).flatMap(({ fields }) => fields),
        ...(sections[edited.section]?.fields.slice(0, edited.index ?? undefined) ?? []),
      ]
    : []

  return (
    <Stack gap={20}>
      {sections.map((section, at) => (
        <Panel key={at} component="section" gap="sm" p="md">
          <Group align="end">
            <TextInput
              flex={1}
              label={say(w.sectionTitle)}
              value={section.title}
              disabled={readOnly}
              onChange={(event) => lay(at, (was) => ({ ...was, title: event.target.value }))}
            />
            {sections.length > 1 && !readOnly ? (
              <Button
                variant="subtle"
                aria-label={`${say(w.removeSection)} ${section.title}`}
                onClick={() => onChange(sections.filter((_, index) => index !== at))}
              >
                {say(w.remove)}
              </Button>
            ) : null}
          </Group>
          <Flex component="ol" direction="column">
            {section.fields.map((field, index) => (
              <QuestionLine
                key={field.name}
                field={field}
                all={all}
                readOnly={readOnly}
                onEdit={() => setEdited({ section: at, index })}
                onUp={index > 0 ? () => lay(at, (was) => ({ ...was, fields: moved(was.fields, index, index - 1) })) : null}
                onDown={
                  index < section.fields.length - 1
                    ? () => lay(at, (was) => ({ ...was, fields: moved(was.fields, index, index + 1) }))
                    : null
                }
                onRemove={() => lay(at, (was) => ({ ...was, fields: was.fields.filter((_, other) => other !== index) }))}
              />
            ))}
          </Flex>
          {section.fields.length === 0 ? <p className={style['muted']}>{say(w.empty)}</p> : null}
          {readOnly ? null : (
            <span>
              <Button variant="default" size="sm" onClick={() => setEdited({ section: at, index: null })}>
                {say(w.addQuestion)}
              </Button>
            </span>
          )}
        </Panel>
      ))}
      {readOnly ? null : (
        <span>
          <Button variant="subtle" size="sm" onClick={() => onChange([...sections, { title: '', fields: [] }])}>
            {say(w.addSection)}
          </Button>
        </span>
      )}
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={current ? w.question : w.newQuestion}
        width={800}
        closeOnClickOutside={false}
      >
        {edited ? (
          <QuestionForm
            field={current}
            before={before}
            taken={all.filter((field) => field !== current).map(({ name }) => name)}
            onDone={(field) => {
              lay(edited.section, (was) => ({
                ...was,
                fields:
                  edited.index === null ? [...was.fields, field] : was.fields.map((kept, index) => (index === edited.index ? field : kept)),
              }))
              setEdited(null)
            }}
          />
        ) : null}
      </Dialog>
    </Stack>
  )
}

type QuestionLineProps = {
  field: FieldDraft
  all: readonly FieldDraft[]
  readOnly: boolean
  onEdit: () => void
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

function QuestionLine({ field, all, readOnly, onEdit, onUp, onDown, onRemove }: QuestionLineProps) {
  const { say } = useLanguage()
  const decider = field.shown_when && all.find(({ name }) => name === field.shown_when?.field)
  const conditionText = (asked: string, { comparator = '=', value }: Condition): string =>
    say(value === '' ? w.conditionalEmpty : w.conditional, { field: asked, comparator: say(comparatorWords[comparator]), value })
  const notes = [
    say(inputType.labelOf(field.input_type)),
    field.is_required ? say(w.requiredMark) : '',
    decider && field.shown_when ? conditionText(decider.label, field.shown_when) : '',
  ]
  return (
    <Flex component="li" rowGap={4} columnGap="sm" align="center" wrap="wrap" py={10} className="line-above">
      <Flex component="span" direction="column" flex="1 1 220px" miw={0}>
        <span>{field.label}</span>
        <span className={style['muted']}>{notes.filter(Boolean).join(' · ')}</span>
      </Flex>
      {readOnly ? null : (
        <Flex component="span" gap={4} wrap="wrap">
          <Button variant="subtle" size="sm" disabled={!onUp} aria-label={`${say(w.moveUp)} ${field.label}`} onClick={() => onUp?.()}>
            ↑
          </Button>
          <Button variant="subtle" size="sm" disabled={!onDown} aria-label={`${say(w.moveDown)} ${field.label}`} onClick={() => onDown?.()}>
            ↓
          </Button>
          <Button variant="subtle" size="sm" aria-label={`${say(w.edit)} ${field.label}`} onClick={onEdit}>
            {say(w.edit)}
          </Button>
          <Button variant="subtle" size="sm" aria-label={`${say(w.removeQuestion)} ${field.label}`} onClick={onRemove}>
            {say(w.removeQuestion)}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
