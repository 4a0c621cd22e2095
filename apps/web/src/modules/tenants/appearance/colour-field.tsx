import { Box, TextInput } from '@mantine/core'
import { type FieldProps, useField } from '../../../ui/form/use-field.ts'

/** A colour, picked or typed as `#rrggbb`. */
export function ColourField({ warning, ...props }: FieldProps & { warning?: string | undefined }) {
  const { text, change, input } = useField(props)
  return (
    <TextInput
      {...input}
      // One is always there, the usual one until another is chosen.
      withAsterisk={false}
      error={input.error ?? warning}
      aria-invalid={input.error ? true : undefined}
      value={text}
      maxLength={7}
      spellCheck={false}
      leftSection={
        <Box
          component="input"
          type="color"
          tabIndex={-1}
          aria-hidden="true"
          w={26}
          h={26}
          p={0}
          bd={0}
          bdrs={6}
          bg="none"
          style={{ cursor: 'pointer' }}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#ffffff'}
          disabled={input.disabled}
          onChange={(event) => change(event.currentTarget.value)}
        />
      }
      onChange={(event) => change(event.currentTarget.value.trim())}
    />
  )
}
