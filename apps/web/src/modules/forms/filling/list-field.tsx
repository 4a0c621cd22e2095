import { joinValues, splitValues } from '@kxo/domain/forms/answers/multi-values'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Flex } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { DynamicFieldProps } from './dynamic-field-props.ts'
import { RowInput, RowsFrame } from './rows-frame.tsx'

/** A list of texts, one a line; kept joined. */
export function TextListField({ field, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  const { say } = useLanguage()
  const [typed, setRows] = useState<string[]>(() => [...splitValues(text), ''])
  // An answer from elsewhere takes the place of the lines; those typed here are the answer itself.
  const rows = joinValues(typed) === text ? typed : [...splitValues(text), '']
  const lay = (next: string[]): void => {
    setRows(next)
    change(joinValues(next))
  }
  const isFull = field.maximum !== null && rows.length >= field.maximum
  return (
    <RowsFrame input={input} onAdd={isFull ? undefined : () => setRows([...rows, ''])}>
      {rows.map((row, index) => (
        // Rows have no other identity than their rank.
        <Flex key={index} component="span" gap={6}>
          <RowInput
            input={input}
            isFirst={index === 0}
            aria-label={say(w.row, { n: index + 1 })}
            value={row}
            onChange={(event) => lay(rows.map((row, at) => (at === index ? event.currentTarget.value : row)))}
          />
          {rows.length > 1 ? (
            <Button
              variant="subtle"
              size="sm"
              aria-label={say(w.removeRow, { n: index + 1 })}
              onClick={() => lay(rows.filter((_, at) => at !== index))}
            >
              ×
            </Button>
          ) : null}
        </Flex>
      ))}
    </RowsFrame>
  )
}
