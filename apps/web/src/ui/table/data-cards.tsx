import { Box, Flex, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { emptyPlaceholder } from '../display/empty-placeholder.ts'
import { Bar } from '../feedback/states.tsx'
import { useLanguage, useText } from '../i18n/language.tsx'
import { Link } from '../navigation/link.tsx'
import type { Column } from './column.ts'
import style from './data-table.module.css'
import { listWords } from './list-words.ts'
import { type RowAction, RowMenu, RowMenuButton } from './row-menu.tsx'
import { holds, type RowKey, type Selection, toggled } from './selection.ts'

type DataCardsProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  rowName: (row: Row) => string
  rowHref?: (row: Row) => string
  onOpen?: (row: Row) => void
  rowActions?: (row: Row) => readonly RowAction[]
  bulkActions?: readonly unknown[]
  loading: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** The rows of a list on a narrow screen: one card each, with the first column as title and the state of the record beside it. */
export function DataCards<Row>({
  columns,
  rows,
  rowKey,
  rowName,
  rowHref,
  onOpen,
  rowActions,
  bulkActions,
  loading,
  selection,
  onSelect,
}: DataCardsProps<Row>) {
  const { say } = useLanguage()
  const text = useText()
  const [menuRow, setMenuRow] = useState<{ row: Row; anchor: HTMLElement } | null>(null)
  const [first, ...following] = columns
  const state = following.find(({ key }) => key === stateKey)
  const others = following.filter((column) => column !== state)
  const onPage = rows.map(rowKey)
  if (loading)
    return (
      <Flex component="ul" direction="column" gap={10} aria-busy="true">
        {[0, 1, 2, 3].map((line) => (
          <li key={line} className={style['card']} aria-hidden="true">
            <Bar width={60} />
            <Bar width={90} />
          </li>
        ))}
      </Flex>
    )
  return (
    <Flex component="ul" direction="column" gap={10}>
      {rows.map((row) => {
        const id = rowKey(row)
        return (
          <li key={id} className={style['card']} data-held={holds(selection, id) || undefined}>
            <Group gap={10} wrap="nowrap" mih={32}>
              {bulkActions?.length ? (
                <Box
                  component="input"
                  w={18}
                  h={18}
                  m={0}
                  style={{ accentColor: 'var(--k-accent-control)', verticalAlign: 'middle' }}
                  type="checkbox"
                  aria-label={say(listWords.selectRow, { name: rowName(row) })}
                  checked={holds(selection, id)}
                  onChange={(event) => onSelect(toggled(selection, [id], event.currentTarget.checked, onPage))}
                />
              ) : null}
              <Flex flex={1} miw={0} wrap="wrap" align="center" gap="4px 10px">
                <Text span flex="1 1 50%" fw={600} inherit>
                  {rowHref ? (
                    <Link to={rowHref(row)}>{first?.cell(row)}</Link>
                  ) : onOpen ? (
                    <button type="button" className={style['rowButton']} onClick={() => onOpen(row)}>
                      {first?.cell(row)}
                    </button>
                  ) : (
                    first?.cell(row)
                  )}
                </Text>
                {state?.cell(row)}
              </Flex>
              {rowActions?.(row).length ? <RowMenuButton name={rowName(row)} onOpen={(anchor) => setMenuRow({ row, anchor })} /> : null}
            </Group>
            <CardFacts facts={others.map((column) => ({ key: column.key, name: text(column.label), value: column.cell(row) }))} />
          </li>
        )
      })}
      {menuRow && rowActions ? (
        <RowMenu anchor={menuRow.anchor} name={rowName(menuRow.row)} actions={rowActions(menuRow.row)} onClose={() => setMenuRow(null)} />
      ) : null}
    </Flex>
  )
}

/** The column that every list names so tells the state of its records. */
const stateKey = 'status'

type Fact = { key: string; name: string; value: ReactNode }
/** What is read of a card at a glance. */
const atAGlance = 4
const saysNothing = ({ value }: Fact): boolean => value === null || value === undefined || value === '' || value === emptyPlaceholder

/** What a card tells: nothing of what is empty, and more than a glance on demand. */
function CardFacts({ facts }: { facts: readonly Fact[] }) {
  const { say } = useLanguage()
  const filled = facts.filter((fact) => !saysNothing(fact))
  const first = filled.length > atAGlance + 1 ? filled.slice(0, atAGlance) : filled
  const others = filled.slice(first.length)
  return (
    <>
      <FactList facts={first} />
      {others.length > 0 ? (
        <Box component="details">
          <Box component="summary" mih={32} c="dimmed" lh="32px" style={{ cursor: 'pointer' }}>
            {say(listWords.moreFacts)}
          </Box>
          <FactList facts={others} />
        </Box>
      ) : null}
    </>
  )
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <Flex component="dl" direction="column" gap={4}>
      {facts.map(({ key, name, value }) => (
        <Flex key={key} justify="space-between" gap="md">
          <dt>{name}</dt>
          <dd className={style['fact']}>{value}</dd>
        </Flex>
      ))}
    </Flex>
  )
}
