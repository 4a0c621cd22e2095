import { formsWords as w } from '@kxo/domain/forms/words'
import { Box, Flex, Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import type { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Input = ReturnType<typeof useField>['input']

/** A question answered in rows, with the act that adds one while there may be more. */
export function RowsFrame({ input, onAdd, children }: { input: Input; onAdd: (() => void) | undefined; children: ReactNode }) {
  const { say } = useLanguage()
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
      {children}
      <span>
        <Button variant="default" size="sm" disabled={input.disabled || !onAdd} onClick={onAdd}>
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

/** One text of a row; the first is where the question takes the focus. */
export const RowInput = ({ input, isFirst, ...props }: { input: Input; isFirst: boolean } & ComponentProps<'input'>) => (
  <Box
    {...props}
    ref={isFirst ? input.ref : undefined}
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
    disabled={input.disabled}
    onBlur={input.onBlur}
  />
)
