import { ActionIcon, Anchor, Checkbox, Flex, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLanguage, useText } from '../i18n/language.tsx'
import type { Arrangement, Column } from './column.ts'
import { listWords } from './list-words.ts'

type ColumnChooserProps = { columns: readonly Column<never>[]; arrangement: Arrangement; onArrange: (next: Arrangement) => void }

/** Which columns, in which order; the first one always stays. */
export default function ColumnChooser({ columns, arrangement, onArrange }: ColumnChooserProps) {
  const { say } = useLanguage()
  const text = useText()
  const move = (from: number, to: number): void => {
    const next = [...arrangement]
    const [item] = next.splice(from, 1)
    if (item) next.splice(to, 0, item)
    onArrange(next)
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Flex component="ul" w="100%" mah={320} direction="column" style={{ overflow: 'auto' }}>
        {arrangement.map((item, index) => {
          const column = columns.find(({ key }) => key === item.key)
          if (!column) return null
          const name = text(column.label)
          return (
            <Flex key={item.key} component="li" align="center" mih={36}>
              <Checkbox
                flex={1}
                label={name}
                checked={item.shown || index === 0}
                disabled={index === 0}
                onChange={(event) => {
                  const shown = event.currentTarget.checked
                  onArrange(arrangement.map((other) => (other.key === item.key ? { ...other, shown } : other)))
                }}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={index === 0}
                aria-label={say(listWords.moveUp, { name })}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp size={16} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={index === arrangement.length - 1}
                aria-label={say(listWords.moveDown, { name })}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={16} aria-hidden="true" />
              </ActionIcon>
            </Flex>
          )
        })}
      </Flex>
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={() =>
          onArrange(columns.filter(({ filterOnly }) => !filterOnly).map(({ key, hidden, width }) => ({ key, shown: !hidden, width })))
        }
      >
        {say(listWords.columnsReset)}
      </Anchor>
    </Stack>
  )
}
