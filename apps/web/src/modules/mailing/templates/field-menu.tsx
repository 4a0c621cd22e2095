import { calledAs, fieldsOf, kindOfField, mergeFields } from '@kxo/domain/mailing/merge-fields'
import type { FieldKind } from '@kxo/domain/mailing/merging/field-formats'
import { fieldGroups } from '@kxo/domain/mailing/merging/record-fields'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { Button, Menu, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { type ChosenField, FieldDialog } from './field-dialog.tsx'

type FieldMenuProps = {
  moment: Pick<Moment, 'merge'>
  /** The fields to choose from; those of the moment unless said. */
  fields?: readonly string[]
  /** Fields the tenant added to its records. */
  own?: readonly { key: string; label: string; kind: FieldKind }[]
  /** Words of the tenant to choose from, which agree by themselves. */
  words?: readonly string[]
  /** Puts a field, as a text calls it. */
  onChoose: (called: string) => void
}

/** Fields of a message by record, each with what it looks like; chosen, never typed by memory. */
export function FieldMenu({ moment, fields = fieldsOf(moment), own = [], words = [], onChoose }: FieldMenuProps) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ChosenField | null>(null)
  const groupOf = (key: string): string => {
    const group = fieldGroups[key.split('.')[0] ?? '']
    return group ? say(group) : ''
  }
  const wordLabel = (word: string): string => say({ fr: `{${word}}`, en: `{${word}}` })
  const choices = [
    ...fields.flatMap((key) => {
      const field = mergeFields[key]
      return field ? [{ key, group: groupOf(key), label: say(field.label), example: say(field.example), kind: kindOfField(key) }] : []
    }),
    ...own.map(({ key, label, kind }) => ({ key, group: groupOf(key), label, example: '', kind })),
    ...words.map((word) => ({ key: `words.${word}`, group: say(w.words), label: wordLabel(word), example: '', kind: null })),
  ].filter(({ label, group }) => `${group} ${label}`.toLowerCase().includes(typed.toLowerCase()))
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <>
      <Menu shadow="md" position="bottom-start" withinPortal={false} onClose={() => setTyped('')}>
        <Menu.Target>
          <Button variant="default" size="compact-sm" style={{ alignSelf: 'flex-start' }}>
            {say(w.insert)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={380} maw="min(calc(100vw - 2rem), 30rem)" style={{ overflowY: 'auto' }}>
          {fields.length > 12 ? (
            <TextInput
              size="xs"
              m={4}
              aria-label={say(w.searchField)}
              placeholder={say(w.searchField)}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          ) : null}
          {groups.map((group) => (
            <div key={group}>
              {group ? <Menu.Label>{group}</Menu.Label> : null}
              {choices
                .filter((choice) => choice.group === group)
                .map(({ key, label, example, kind }) => (
                  <Menu.Item
                    key={key}
                    onClick={() => (kind === null ? onChoose(calledAs(key)) : setChosen({ key, label, kind }))}
                    rightSection={
                      <Text size="xs" c="dimmed" truncate maw="min(13rem, 32vw)" title={example}>
                        {example}
                      </Text>
                    }
                  >
                    {label}
                  </Menu.Item>
                ))}
            </div>
          ))}
        </Menu.Dropdown>
      </Menu>
      {chosen ? (
        <FieldDialog
          field={chosen}
          onClose={() => setChosen(null)}
          onInsert={(called) => {
            setChosen(null)
            onChoose(called)
          }}
        />
      ) : null}
    </>
  )
}
