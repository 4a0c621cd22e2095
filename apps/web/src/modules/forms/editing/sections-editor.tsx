import type { Section } from '@kxo/domain/forms/contract'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Box, Flex, Group, Stack, Text, TextInput } from '@mantine/core'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { MoveButtons } from '../../../ui/display/sortable-line.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { duplicateQuestion, moveQuestion, type Place, stepPlace, stepSection, withoutQuestion, withQuestion } from './move-question.ts'
import { QuestionForm } from './question-form.tsx'
import { type LineActs, QuestionLine } from './question-line.tsx'
import { useTakenBack } from './use-taken-back.ts'

type Edited = { section: number; index: number | null }
type SectionsEditorProps = {
  sections: readonly Section[]
  onChange: (sections: Section[]) => void
  readOnly: boolean
  /** Whether the English of each text is written too. */
  hasEnglish: boolean
  /** Names of the questions that were published: they are their keys from now on. */
  frozen: readonly string[]
}

const longestLabel = 250

const withoutCondition = (fields: Section['fields'], at: number): Section['fields'] =>
  fields.map((field, index) => (index === at ? { ...field, shown_when: null } : field))

/** Rubrics and their questions, ordered by mouse or with buttons. */
export function SectionsEditor({ sections, onChange, readOnly, hasEnglish, frozen }: SectionsEditorProps) {
  const { say } = useLanguage()
  const [edited, setEdited] = useState<Edited | null>(null)
  const [dragged, setDragged] = useState<Place | null>(null)
  const [over, setOver] = useState<Place | null>(null)
  // Where what was moved by its buttons now stands, for whoever does not see it.
  const [whereMoved, setWhereMoved] = useState('')
  // What moved is drawn anew in another rubric: the button that moved it keeps the focus.
  const moved = useRef<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (moved.current === null) return
    const buttons = box.current?.querySelectorAll<HTMLButtonElement>(`[data-move="${moved.current}"]`) ?? []
    const line = box.current?.querySelector<HTMLButtonElement>(`[data-line="${moved.current.split(' ')[0]}"] button:not(:disabled)`)
    const same = [...buttons].find((button) => !button.disabled)
    ;(same ?? line)?.focus()
    moved.current = null
  })
  const all = sections.flatMap(({ fields }) => fields)
  const labels = new Map(all.map(({ name, label }) => [name, label]))
  const lay = (at: number, change: (section: Section) => Section): void =>
    onChange(sections.map((section, index) => (index === at ? change(section) : section)))
  const current = edited && edited.index !== null ? (sections[edited.section]?.fields[edited.index] ?? null) : null
  const before = edited
    ? [
        ...sections.slice(0, edited.section).flatMap(({ fields }) => fields),
        ...(sections[edited.section]?.fields.slice(0, edited.index ?? undefined) ?? []),
      ]
    : []
  const takenBack = useTakenBack()
  const latest = useRef({ sections, dragged, onChange, takenBack, say })
  latest.current = { sections, dragged, onChange, takenBack, say }
  const acts = useMemo(
    (): LineActs => ({
      drag: setDragged,
      over: (to) => {
        if (latest.current.dragged) setOver(to)
      },
      dropped: () => setDragged(null),
      edit: setEdited,
      step: (from, direction, name) => {
        const to = stepPlace(latest.current.sections, from, direction)
        if (!to) return
        moved.current = `${name} ${direction}`
        const laid = moveQuestion(latest.current.sections, from, to)
        const { label = '' } = laid[to.section]?.fields[to.index] ?? {}
        const count = laid[to.section]?.fields.length ?? 0
        latest.current.onChange(laid)
        setWhereMoved(latest.current.say(w.moved, { label, place: to.index + 1, count, section: to.section + 1 }))
      },
      duplicate: (from) => {
        const { sections: laid, onChange: change, say: sayNow } = latest.current
        const original = laid[from.section]?.fields[from.index]
        const copy = original && duplicateQuestion(laid, from, sayNow(w.copyOf, { name: original.label }).slice(0, longestLabel))
        if (!copy) return
        moved.current = `${copy.name} copy`
        change(copy.sections)
      },
      alwaysAsk: ({ section, index }) => {
        const { sections: laid, onChange: change } = latest.current
        change(laid.map((one, at) => (at === section ? { ...one, fields: withoutCondition(one.fields, index) } : one)))
      },
      remove: (from) => {
        const removed = latest.current.sections[from.section]?.fields[from.index]
        if (!removed) return
        latest.current.onChange(withoutQuestion(latest.current.sections, from))
        latest.current.takenBack(latest.current.say(w.questionRemoved, { label: removed.label }), () => {
          moved.current = `${removed.name} back`
          latest.current.onChange(withQuestion(latest.current.sections, from, removed))
        })
      },
    }),
    [],
  )
  const drop = (): void => {
    if (dragged && over) {
      const isAfter = over.section === dragged.section && over.index > dragged.index
      onChange(moveQuestion(sections, dragged, isAfter ? { ...over, index: over.index - 1 } : over))
    }
    setDragged(null)
    setOver(null)
  }
  const stepRubric = (at: number, direction: -1 | 1): void => {
    moved.current = `rubric-${at + direction} ${direction}`
    onChange(stepSection(sections, at, direction))
    setWhereMoved(say(w.sectionMoved, { title: sections[at]?.title ?? '', place: at + direction + 1, count: sections.length }))
  }
  const removeRubric = (at: number): void => {
    const removed = sections[at]
    if (!removed) return
    onChange(sections.toSpliced(at, 1))
    takenBack(say(w.sectionRemoved, { title: removed.title }), () => {
      moved.current = `rubric-${at} back`
      latest.current.onChange(latest.current.sections.toSpliced(at, 0, removed))
    })
  }
  const isOver = (section: number, index: number): boolean => over?.section === section && over.index === index

  return (
    <Stack gap={20} ref={box}>
      <span role="status" className="visually-hidden">
        {whereMoved}
      </span>
      {sections.map((section, at) => (
        <Panel
          key={at}
          component="section"
          gap="sm"
          p="md"
          onDragOver={(event: React.DragEvent) => {
            if (!dragged) return
            event.preventDefault()
            if (section.fields.length === 0) setOver({ section: at, index: 0 })
          }}
          onDrop={drop}
        >
          <Group align="end">
            <TextInput
              flex="1 1 220px"
              label={say(w.sectionTitle)}
              value={section.title}
              disabled={readOnly}
              onChange={(event) => lay(at, (was) => ({ ...was, title: event.target.value }))}
            />
            {hasEnglish ? (
              <TextInput
                flex="1 1 220px"
                label={say(w.inEnglish)}
                lang="en"
                value={section.title_en ?? ''}
                disabled={readOnly}
                onChange={(event) => lay(at, (was) => ({ ...was, title_en: event.target.value }))}
              />
            ) : null}
            {sections.length > 1 && !readOnly ? (
              <Flex component="span" gap={4} data-line={`rubric-${at}`}>
                <MoveButtons
                  name={`rubric-${at}`}
                  upLabel={`${say(w.moveUp)} ${section.title}`}
                  downLabel={`${say(w.moveDown)} ${section.title}`}
                  onUp={at > 0 ? () => stepRubric(at, -1) : null}
                  onDown={at < sections.length - 1 ? () => stepRubric(at, 1) : null}
                />
                <Button variant="subtle" size="sm" aria-label={`${say(w.removeSection)} ${section.title}`} onClick={() => removeRubric(at)}>
                  {say(w.remove)}
                </Button>
              </Flex>
            ) : null}
          </Group>
          <Flex component="ol" direction="column">
            {section.fields.map((field, index) => (
              <QuestionLine
                key={field.name}
                field={field}
                section={at}
                index={index}
                decider={field.shown_when ? (labels.get(field.shown_when.field) ?? null) : null}
                readOnly={readOnly}
                isTarget={isOver(at, index)}
                mayRise={stepPlace(sections, { section: at, index }, -1) !== null}
                maySink={stepPlace(sections, { section: at, index }, 1) !== null}
                acts={acts}
              />
            ))}
            {isOver(at, section.fields.length) && section.fields.length > 0 ? (
              <Box component="li" h={2} bg="var(--k-link)" aria-hidden="true" />
            ) : null}
          </Flex>
          {section.fields.length === 0 ? (
            <Text c="dimmed" fz="xs">
              {say(w.empty)}
            </Text>
          ) : null}
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
            hasEnglish={hasEnglish}
            isFrozen={current !== null && frozen.includes(current.name)}
            taken={all.filter((field) => field !== current).map(({ name }) => name)}
            onDone={(field) => {
              lay(edited.section, (was) => ({
                ...was,
                fields:
                  edited.index === null
                    ? [...was.fields, field]
                    : was.fields.map((other, index) => (index === edited.index ? field : other)),
              }))
              setEdited(null)
            }}
          />
        ) : null}
      </Dialog>
    </Stack>
  )
}
