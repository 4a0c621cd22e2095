import { joinRows, splitRows } from '@kxo/domain/forms/answers/multi-values'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Box, Flex, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../forms.module.css'
import type { DynamicFieldProps } from './dynamic-field-props.ts'

const defaultColumns = 2

/** A table to fill, under its column names when it has some; rows kept joined. */
export function MatrixField({ field, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  const { say } = useLanguage()
  const width = field.options.length || defaultColumns
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
        <table className={style['matrix']}>
          {field.options.length > 0 ? (
            <thead>
              <tr>
                {field.options.map((option) => (
                  <th key={option} scope="col">
                    {option}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {rows.map((cells, line) => (
              <tr key={line}>
                {Array.from({ length: width }, (_, column) => (
                  <td key={column}>
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
                      aria-label={say(w.cell, { n: line + 1, column: field.options[column] ?? column + 1 })}
                      value={cells[column] ?? ''}
                      disabled={input.disabled}
                      onBlur={input.onBlur}
                      onChange={(event) =>
                        lay(
                          rows.map((kept, at) =>
                            at === line
                              ? Array.from({ length: width }, (_, side) =>
                                  side === column ? event.currentTarget.value : (kept[side] ?? ''),
                                )
                              : kept,
                          ),
                        )
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <span>
        <Button variant="default" size="sm" disabled={input.disabled || isFull} onClick={() => setRows([...rows, blank()])}>
          {say(w.addRow)}
        </Button>
      </span>
      {input.description ? <p className={style['muted']}>{input.description}</p> : null}
      {input.error ? (
        <Text c="red" fz="xs">
          {input.error}
        </Text>
      ) : null}
    </Flex>
  )
}
