import type { Condition } from '@kxo/domain/forms/answers/condition'
import type { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { formsWords as w } from '@kxo/domain/forms/words'
import { comparatorWords } from '@kxo/domain/kernel/comparator-words'
import { Flex, Text } from '@mantine/core'
import { memo, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { MoveButtons, SortableLine } from '../../../ui/display/sortable-line.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { RowMenu, RowMenuButton } from '../../../ui/table/row-menu.tsx'
import type { Place } from './move-question.ts'

/** What is done with the lines of a form; the same functions from one drawing to the next. */
export type LineActs = {
  drag: (from: Place) => void
  over: (to: Place) => void
  dropped: () => void
  edit: (at: Place) => void
  step: (from: Place, direction: -1 | 1, name: string) => void
  duplicate: (at: Place) => void
  alwaysAsk: (at: Place) => void
  remove: (at: Place) => void
}
type QuestionLineProps = {
  field: FieldDraft
  section: number
  index: number
  /** The question its condition reads, as it is put. */
  decider: string | null
  readOnly: boolean
  /** Whether what is dragged would come just before it. */
  isTarget: boolean
  mayRise: boolean
  maySink: boolean
  acts: LineActs
}

/** A question in its rubric: dragged by mouse, moved by its buttons. Drawn again when it changes alone, whatever is typed beside. */
export const QuestionLine = memo(function QuestionLine({
  field,
  section,
  index,
  decider,
  readOnly,
  isTarget,
  mayRise,
  maySink,
  acts,
}: QuestionLineProps) {
  const at = { section, index }
  const { say } = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const conditionText = (label: string, { comparator = '=', value }: Condition): string =>
    say(value === '' ? w.conditionalEmpty : w.conditional, { field: label, comparator: say(comparatorWords[comparator]), value })
  const notes = [
    say(inputType.labelOf(field.input_type)),
    field.is_required ? say(w.requiredMark) : '',
    field.is_for_admins ? say(w.adminsMark) : '',
    decider !== null && field.shown_when ? conditionText(decider, field.shown_when) : '',
  ]
  return (
    <SortableLine
      data-line={field.name}
      readOnly={readOnly}
      isTarget={isTarget}
      onDrag={() => acts.drag(at)}
      onOver={(isBelow) => acts.over({ section, index: isBelow ? index + 1 : index })}
      onDropped={acts.dropped}
    >
      {readOnly ? null : (
        <Text span c="dimmed" inherit style={{ cursor: 'grab' }} aria-hidden="true">
          ⠿
        </Text>
      )}
      <Flex component="span" direction="column" flex="1 1 220px" miw={0}>
        <span>{field.label}</span>
        <Text span c="dimmed" fz="xs">
          {notes.filter(Boolean).join(' · ')}
        </Text>
        {field.shown_when && decider === null ? (
          <Flex component="span" gap={4} wrap="wrap" align="center">
            <Text span c="red" fz="xs">
              {say(w.deciderRemoved)}
            </Text>
            {readOnly ? null : (
              <Button variant="subtle" size="sm" aria-label={`${say(w.removeCondition)} ${field.label}`} onClick={() => acts.alwaysAsk(at)}>
                {say(w.removeCondition)}
              </Button>
            )}
          </Flex>
        ) : null}
      </Flex>
      {readOnly ? null : (
        <Flex component="span" gap={4} wrap="wrap" align="center">
          <MoveButtons
            name={field.name}
            upLabel={`${say(w.moveUp)} ${field.label}`}
            downLabel={`${say(w.moveDown)} ${field.label}`}
            onUp={mayRise ? () => acts.step(at, -1, field.name) : null}
            onDown={maySink ? () => acts.step(at, 1, field.name) : null}
          />
          <Button variant="subtle" size="sm" aria-label={`${say(w.edit)} ${field.label}`} onClick={() => acts.edit(at)}>
            {say(w.edit)}
          </Button>
          <RowMenuButton name={field.label} onOpen={setAnchor} />
          {anchor ? (
            <RowMenu
              anchor={anchor}
              name={field.label}
              actions={[
                { label: w.duplicate, run: () => acts.duplicate(at) },
                { label: w.removeQuestion, tone: 'danger', run: () => acts.remove(at) },
              ]}
              onClose={() => setAnchor(null)}
            />
          ) : null}
        </Flex>
      )}
    </SortableLine>
  )
})
