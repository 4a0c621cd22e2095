import { joinRows, splitRows } from '@kxo/domain/forms/answers/multi-values'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Box, Flex, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { DynamicFieldProps } from './dynamic-field-props.ts'

const defaultColumns = 2

/** A table to fill, under its column names when it has some; rows kept joined. */
export function MatrixField({ field, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  const { say } = useLanguage()
  const width = field.options.length || defaultColumns
  const headers = field.option_labels ?? field.options
  const blank = (): string[] => Array.from({ length: width }, () => '')
  const [typed, setRows] = useState<string[][]>(() => [...splitRows(text), blank()])
  // An answer from elsewhere takes the place of the rows; those typed here are the answer itself.
  const rows = joinRows(typed) === text ? typed : [...splitRows(text), blank()]
  const lay = (next: string[][]): void => {
    setRows(next)
    change(joinRows(next))
  }
  const isFull = field.maximum !== null && rows.length >= field.maximum
  return (
    <Flex component="fieldset" direction="column" gap="xs" miw={0}>
      <Box component="legend" mb={6} fz="sm" fw={550}>
        {input.label}
        {input.withAsterisk ? (
          <Text span c="red" inherit>
            {' '}
            *
          </Text>
        ) : null}
      </Box>
      <Box style={{ overflowX: 'auto' }}>
        <Table withRowBorders={false}>
          {headers.length > 0 ? (
            <Table.Thead>
              <Table.Tr>
                {headers.map((option) => (
                  <Table.Th key={option} scope="col">
                    {option}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
          ) : null}
          <Table.Tbody>
            {rows.map((cells, line) => (
              <Table.Tr key={line}>
                {Array.from({ length: width }, (_, column) => (
                  <Table.Td key={column}>
                    <Box
                      ref={line === 0 && column === 0 ? input.ref : undefined}
                      component="input"
                      w="100%"
                      mih={36}
                      py={4}
                      px={10}
                      bd="1px solid var(--k-control)"
                      bdrs={8}
                      bg="var(--k-surface)"
                      c="var(--k-text)"
                      style={{ font: 'inherit' }}
                      aria-label={say(w.cell, { n: line + 1, column: headers[column] ?? column + 1 })}
                      value={cells[column] ?? ''}
                      disabled={input.disabled}
                      onBlur={input.onBlur}
                      onChange={(event) =>
                        lay(
                          rows.map((row, at) =>
                            at === line
                              ? Array.from({ length: width }, (_, side) =>
                                  side === column ? event.currentTarget.value : (row[side] ?? ''),
                                )
                              : row,
                          ),
                        )
                      }
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
      <span>
        <Button variant="default" size="sm" disabled={input.disabled || isFull} onClick={() => setRows([...rows, blank()])}>
          {say(w.addRow)}
        </Button>
      </span>
      {input.description ? (
        <Text c="dimmed" fz="xs">
          {input.description}
        </Text>
      ) : null}
      {input.error ? (
        <Text c="red" fz="xs">
          {input.error}
        </Text>
      ) : null}
    </Flex>
  )
}
