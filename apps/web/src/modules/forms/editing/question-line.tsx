import type { Condition } from '@kxo/domain/forms/answers/condition'
import type { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Flex, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { MoveButtons, SortableLine } from '../../../ui/display/sortable-line.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { comparatorWords } from '../../../ui/table/filter-chips.tsx'

type QuestionLineProps = {
  field: FieldDraft
  all: readonly FieldDraft[]
  readOnly: boolean
  /** Whether what is dragged would come just before it. */
  isTarget: boolean
  onDrag: () => void
  onOver: (isBelow: boolean) => void
  onDropped: () => void
  onEdit: () => void
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

/** A question in its rubric: dragged by mouse, moved by its buttons. */
export function QuestionLine({
  field,
  all,
  readOnly,
  isTarget,
  onDrag,
  onOver,
  onDropped,
  onEdit,
  onUp,
  onDown,
  onRemove,
}: QuestionLineProps) {
  const { say } = useLanguage()
  const decider = field.shown_when && all.find(({ name }) => name === field.shown_when?.field)
  const conditionText = (label: string, { comparator = '=', value }: Condition): string =>
    say(value === '' ? w.conditionalEmpty : w.conditional, { field: label, comparator: say(comparatorWords[comparator]), value })
  const notes = [
    say(inputType.labelOf(field.input_type)),
    field.is_required ? say(w.requiredMark) : '',
    field.is_for_admins ? say(w.adminsMark) : '',
    decider && field.shown_when ? conditionText(decider.label, field.shown_when) : '',
  ]
  return (
    <SortableLine data-line={field.name} readOnly={readOnly} isTarget={isTarget} onDrag={onDrag} onOver={onOver} onDropped={onDropped}>
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
      </Flex>
      {readOnly ? null : (
        <Flex component="span" gap={4} wrap="wrap">
          <MoveButtons
            name={field.name}
            upLabel={`${say(w.moveUp)} ${field.label}`}
            downLabel={`${say(w.moveDown)} ${field.label}`}
            onUp={onUp}
            onDown={onDown}
          />
          <Button variant="subtle" size="sm" aria-label={`${say(w.edit)} ${field.label}`} onClick={onEdit}>
            {say(w.edit)}
          </Button>
          <Button variant="subtle" size="sm" aria-label={`${say(w.removeQuestion)} ${field.label}`} onClick={onRemove}>
            {say(w.removeQuestion)}
          </Button>
        </Flex>
      )}
    </SortableLine>
  )
}
