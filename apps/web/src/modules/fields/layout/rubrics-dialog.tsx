import { fieldLayoutWords as l } from '@kxo/domain/fields/layout/layout-words'
import type { Rubric, RubricDraft } from '@kxo/domain/fields/layout/rubric'
import type { Morph } from '@kxo/domain/fields/morph'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { requiredText } from '@kxo/domain/kernel/validation'
import { Flex, Stack, Text, Title } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { refresh } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeRubric, createRubric, orderRubrics, removeRubric, rubricsQuery } from '../api.ts'
import { MoveButtons } from './move-buttons.tsx'
import { useReorder } from './use-reorder.ts'

type RubricsDialogProps = { morph: Morph; onClose: () => void; onRenamed?: (before: string, after: string) => void }

/** The headings fields are asked under: added, renamed, ordered, deleted once empty. */
export function RubricsDialog({ morph, onClose, onRenamed }: RubricsDialogProps) {
  const { say } = useLanguage()
  const answer = useQuery(rubricsQuery(morph))
  const [edited, setEdited] = useState<number | null>(null)
  const [added, setAdded] = useState(0)
  const rubrics = answer.data ?? []
  const reorder = useReorder(
    rubrics,
    (ids) => orderRubrics(morph, ids),
    () => refresh('rubrics'),
  )
  const remove = ({ id, label }: Rubric) =>
    removeRubric(id)
      .then(() => toast.success(say(l.rubricRemoved, { label })))
      .catch(toast.failure)
  return (
    <Dialog opened onClose={onClose} title={l.rubrics} width={600}>
      <Stack gap="md">
        <Text c="dimmed" fz="xs">
          {say(l.rubricsHelp)}
        </Text>
        <Answered of={answer} lines={3} />
        {answer.data && rubrics.length === 0 ? <p>{say(l.noRubric)}</p> : null}
        {rubrics.length > 0 ? (
          <Panel component="ul" aria-label={say(l.rubrics)}>
            {reorder.items.map((rubric, index) => {
              const { id, label, fields_count, version } = rubric
              const up = reorder.up(index)
              const down = reorder.down(index)
              return (
                <Flex
                  component="li"
                  key={id}
                  rowGap={4}
                  columnGap="sm"
                  align="center"
                  wrap="wrap"
                  py="sm"
                  px="md"
                  className="line-above"
                  {...reorder.line(index)}
                >
                  {edited === id ? (
                    <RubricForm
                      values={rubric}
                      save={(draft) => changeRubric(id, version, draft)}
                      onSaved={async (saved) => {
                        setEdited(null)
                        onRenamed?.(label, saved.label)
                      }}
                    />
                  ) : (
                    <Flex component="span" direction="column" gap={2} flex="1 1 220px" miw={0}>
                      <Text span fw={550}>
                        {label}
                      </Text>
                      <Text span c="dimmed" fz="xs">
                        {say(l.rubricFields, { n: fields_count })}
                      </Text>
                    </Flex>
                  )}
                  <Flex component="span" gap={2}>
                    <MoveButtons label={label} up={up} down={down} />
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-label={say(l.renameRubric, { label })}
                      aria-pressed={edited === id}
                      onClick={() => setEdited(edited === id ? null : id)}
                    >
                      <IconPencil size={16} aria-hidden="true" />
                    </Button>
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-label={say(l.removeRubric, { label })}
                      disabled={fields_count > 0}
                      onClick={() => void remove(rubric)}
                    >
                      <IconTrash size={16} aria-hidden="true" />
                    </Button>
                  </Flex>
                </Flex>
              )
            })}
          </Panel>
        ) : null}
        <Title order={3} c="dimmed" fz="sm">
          {say(l.newRubric)}
        </Title>
        <RubricForm
          key={added}
          values={{ label: '', label_en: '' }}
          submit={l.addRubric}
          save={(draft) => createRubric(morph, draft)}
          onSaved={async () => {
            setAdded(added + 1)
          }}
        />
      </Stack>
    </Dialog>
  )
}

const Written = z.object({ label: requiredText(120), label_en: z.optional(z.string().check(z.maxLength(120, 'tooLong'))) })

type RubricFormProps = {
  values: RubricDraft
  submit?: Sentence
  save: (draft: RubricDraft) => Promise<Rubric>
  onSaved: (saved: Rubric) => Promise<void>
}

function RubricForm({ values, submit = w.save, save, onSaved }: RubricFormProps) {
  const form = useRecordForm({
    schema: Written,
    values: { label: values.label, label_en: values.label_en },
    guards: false,
    save: ({ label, label_en = '' }) => save({ label, label_en }),
    onSaved: (saved) => void onSaved(saved),
  })
  return (
    <Stack gap={2} flex="1 1 220px" miw={0}>
      <Form form={form} submit={submit}>
        <FormRow>
          <TextField name="label" label={w.labelFr} maxLength={120} />
          <TextField name="label_en" label={w.labelEn} maxLength={120} />
        </FormRow>
      </Form>
    </Stack>
  )
}
