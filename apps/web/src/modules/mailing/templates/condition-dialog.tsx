import type { ShownIf } from '@kxo/domain/kernel/rich-text'
import { isAboutEvent, mergeFields, templateFieldsOf } from '@kxo/domain/mailing/merge-fields'
import { fieldGroups } from '@kxo/domain/mailing/merging/record-fields'
import { conditionInWords, testsOf } from '@kxo/domain/mailing/merging/shown-if'
import { shownTestLabels, shownTexts as w } from '@kxo/domain/mailing/merging/shown-texts'
import { availableFacts, facts } from '@kxo/domain/mailing/templates/conditions'
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { BlockConditions } from '../../../ui/editor/condition-node.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Own = readonly { key: string; label: string }[]
/** What the words are about: a moment, or a document. */
type About = Parameters<typeof templateFieldsOf>[0]
type ConditionDialogProps = {
  moment: About
  own: Own
  /** What may be asked about besides facts; all that the moment merges without. */
  askable?: readonly string[] | undefined
  condition: ShownIf | null
  onSave: (condition: ShownIf) => void
  onClose: () => void
}

/** On what the chosen paragraphs are shown: a fact that is true or not, a field that says something or a given text. */
function ConditionDialog({ moment, own, askable = templateFieldsOf(moment), condition, onSave, onClose }: ConditionDialogProps) {
  const { say } = useLanguage()
  const offered = availableFacts(isAboutEvent(moment))
  const [{ of, test, value }, setCondition] = useState<ShownIf>(
    condition ?? { of: offered[0] ?? 'contact.first_name', test: 'yes', value: '' },
  )
  const fields = askable.map((key) => ({ key, label: say(mergeFields[key]?.label ?? { fr: key, en: key }) }))
  const groupOf = (key: string): string => say(fieldGroups[key.split('.')[0] ?? ''] ?? w.what)
  const choices = [
    { group: say(w.facts), items: offered.map((fact) => ({ value: fact as string, label: say(facts[fact]) })) },
    ...Object.entries(Object.groupBy([...fields, ...own], ({ key }) => groupOf(key))).map(([group, items = []]) => ({
      group,
      items: items.map(({ key, label }) => ({ value: key, label })),
    })),
  ]
  const isCompared = test === 'equals' || test === 'differs'
  return (
    <Dialog opened onClose={onClose} title={say(w.title)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onSave({ of, test, value: isCompared ? value : '' })
        }}
      >
        <Stack>
          <Text size="sm">{say(w.help)}</Text>
          <Select
            label={say(w.what)}
            searchable
            allowDeselect={false}
            value={of}
            data={choices}
            onChange={(chosen) => chosen && setCondition({ of: chosen, test: testsOf(chosen)[0] ?? 'filled', value: '' })}
          />
          <Select
            label={say(w.test)}
            allowDeselect={false}
            value={test}
            data={testsOf(of).map((one) => ({ value: one, label: say(shownTestLabels[one]) }))}
            onChange={(chosen) => setCondition({ of, value, test: testsOf(of).find((one) => one === chosen) ?? test })}
          />
          {isCompared ? (
            <TextInput
              label={say(w.value)}
              required
              maxLength={200}
              value={value}
              onChange={(event) => setCondition({ of, test, value: event.currentTarget.value })}
            />
          ) : null}
          <Group justify="flex-end">
            <Button type="submit">{say(w.save)}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** What the editor of a message, or of a document, needs for its conditional blocks. */
export function useBlockConditions(moment: About, own: Own, askable?: readonly string[]): BlockConditions {
  const { say } = useLanguage()
  const names = Object.fromEntries(own.map(({ key, label }) => [key, label]))
  return {
    act: say(w.act),
    change: say(w.change),
    always: say(w.always),
    inWords: (condition) => say(w.shownIf, { condition: conditionInWords(condition, say, names) }),
    dialog: (props) => <ConditionDialog moment={moment} own={own} askable={askable} {...props} />,
  }
}
