import { joinValues, splitValues } from '@kxo/domain/forms/answers/multi-values'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Box, Flex, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { DynamicFieldProps } from './dynamic-field-props.ts'

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
      {rows.map((row, index) => (
        // Rows have no other identity than their rank.
        <Flex key={index} component="span" gap={6}>
          <Box
            ref={index === 0 ? input.ref : undefined}
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
            aria-label={say(w.row, { n: index + 1 })}
            value={row}
            disabled={input.disabled}
            onBlur={input.onBlur}
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
      <span>
        <Button variant="default" size="sm" disabled={input.disabled || isFull} onClick={() => setRows([...rows, ''])}>
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
