import { joinRows, splitRows } from '@kxo/domain/forms/answers/multi-values'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Box, Table } from '@mantine/core'
import { useState } from 'react'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { DynamicFieldProps } from './dynamic-field-props.ts'
import { RowInput, RowsFrame } from './rows-frame.tsx'

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
    <RowsFrame input={input} onAdd={isFull ? undefined : () => setRows([...rows, blank()])}>
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
                    <RowInput
                      input={input}
                      isFirst={line === 0 && column === 0}
                      aria-label={say(w.cell, { n: line + 1, column: headers[column] ?? column + 1 })}
                      value={cells[column] ?? ''}
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
    </RowsFrame>
  )
}
