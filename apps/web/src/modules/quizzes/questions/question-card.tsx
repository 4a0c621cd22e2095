import type { Question, QuestionKind } from '@kxo/domain/quizzes/question'
import { questionKindWords, quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Box, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Badge } from '../../../ui/display/badge.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { MoveButtons } from '../../../ui/display/sortable-line.tsx'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { RowMenu, RowMenuButton } from '../../../ui/table/row-menu.tsx'
import { QuestionFields } from './question-fields.tsx'

type QuestionCardProps = {
  form: RecordForm
  /** Its place among the questions. */
  at: number
  isLast: boolean
  isTest: boolean
  isOpen: boolean
  onToggle: () => void
  onTurn: (kind: QuestionKind) => void
  onMove: (direction: -1 | 1) => void
  onDuplicate: (() => void) | null
  onRemove: () => void
}

/** A question in a line, which opens to be written. */
export function QuestionCard({ form, at, isLast, isTest, isOpen, onToggle, onTurn, onMove, onDuplicate, onRemove }: QuestionCardProps) {
  const { say } = useLanguage()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const question = useWatch({ control: form.control, name: `questions.${at}` }) as Question | undefined
  if (!question) return null
  const { statement, kind, points, objective } = question
  const name = say(w.question, { n: at + 1 })
  const notes = [say(questionKindWords[kind]), Number.isInteger(points) ? say(w.pointsOf, { n: points }) : null, objective]
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <Panel component="li" py="sm" px="md" gap="md">
      <Group gap="xs" justify="flex-end">
        <UnstyledButton flex="1 1 240px" miw={0} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
          <Group component="span" gap="xs" wrap="nowrap" align="flex-start">
            <Chevron size={20} stroke={1.6} style={{ flex: 'none' }} aria-hidden="true" />
            <Stack component="span" gap={2} miw={0}>
              <Text span fw={600} className="anywhere" lineClamp={2}>
                {`${name}. ${statement || say(writingWords.noStatement)}`}
              </Text>
              <Text span size="sm" c="dimmed" className="anywhere">
                {notes.filter(Boolean).join(' · ')}
              </Text>
            </Stack>
          </Group>
        </UnstyledButton>
        {isTest && objective === '' ? <Badge tone="warning">{writingWords.noObjective}</Badge> : null}
        <Group gap={4} wrap="nowrap">
          <MoveButtons
            name={question.id}
            upLabel={`${say(w.moveUp)}, ${name}`}
            downLabel={`${say(w.moveDown)}, ${name}`}
            onUp={at > 0 ? () => onMove(-1) : null}
            onDown={isLast ? null : () => onMove(1)}
          />
          <RowMenuButton name={name} onOpen={setAnchor} />
          {anchor ? (
            <RowMenu
              anchor={anchor}
              name={name}
              actions={[
                ...(onDuplicate ? [{ label: w.duplicateQuestion, run: onDuplicate }] : []),
                { label: w.removeQuestion, tone: 'danger' as const, run: onRemove },
              ]}
              onClose={() => setAnchor(null)}
            />
          ) : null}
        </Group>
      </Group>
      {isOpen ? (
        <Box id={id} role="group" aria-label={name}>
          <QuestionFields form={form} at={at} kind={kind} isTest={isTest} onTurn={onTurn} />
        </Box>
      ) : null}
    </Panel>
  )
}
