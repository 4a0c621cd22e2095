import type { ListQuery } from '@kxo/domain/kernel/listing'
import { Anchor, Box, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../display/button.tsx'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { MenuBeside, useBeside } from '../overlay/beside.tsx'
import style from './data-table.module.css'
import { listWords } from './list-words.ts'
import type { RowAction } from './row-menu.tsx'
import { countOf, noSelection, type RowKey, type Selection } from './selection.ts'

/** An act on the selection; `clear` unticks once it is done. */
export type BulkAction = {
  label: TextOrSentence
  tone?: 'danger'
  /** One that is `rare` waits in a menu beside the others. */
  stand?: 'rare'
  disabled?: boolean
  run: (selection: Selection, clear: () => void) => void
}

type SelectionBarProps = {
  selection: Selection
  onChange: (selection: Selection) => void
  count: number
  isEstimate: boolean
  onPage: readonly RowKey[]
  query: ListQuery
  actions: readonly BulkAction[]
}

/** How many are ticked, how to take all the results, and what can be done with them. */
export function SelectionBar({ selection, onChange, count, isEstimate, onPage, query, actions }: SelectionBarProps) {
  const { say } = useLanguage()
  const text = useText()
  const selected = countOf(selection)
  if (selected === 0) return null
  const isPageSelected = !selection.all && onPage.length > 0 && onPage.every((id) => selection.ids.includes(id))
  return (
    <Group gap="xs" px="sm" py={6} bg="var(--k-tint)" bdrs={8} className={style['selection']} role="region" aria-live="polite">
      <strong>{say(listWords.selected, { count: selected })}</strong>
      {isPageSelected && count > selected ? (
        <Anchor component="button" type="button" onClick={() => onChange({ all: true, query, count })}>
          {isEstimate ? say(listWords.selectEveryResult) : say(listWords.selectAllResults, { count })}
        </Anchor>
      ) : null}
      <Anchor component="button" type="button" onClick={() => onChange(noSelection)}>
        {say(listWords.clearSelection)}
      </Anchor>
      <Box component="span" flex={1} />
      {actions
        .filter(({ stand }) => stand !== 'rare')
        .map((action) => (
          <Button
            key={text(action.label)}
            size="sm"
            variant="default"
            disabled={action.disabled ?? false}
            onClick={() => action.run(selection, () => onChange(noSelection))}
          >
            <Text span inherit c={action.tone === 'danger' ? 'red' : ''}>
              {text(action.label)}
            </Text>
          </Button>
        ))}
      <RareActs
        actions={actions
          .filter(({ stand }) => stand === 'rare')
          .map((action) => ({ ...action, run: () => action.run(selection, () => onChange(noSelection)) }))}
      />
    </Group>
  )
}

function RareActs({ actions }: { actions: readonly RowAction[] }) {
  const { say } = useLanguage()
  const { button, place } = useBeside('menu', useState(false))
  if (actions.length === 0) return null
  return (
    <>
      <Button {...button} size="sm" variant="default">
        {say(listWords.moreActs)}
      </Button>
      <MenuBeside {...place} acts={actions} />
    </>
  )
}
