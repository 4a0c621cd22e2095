import { Box, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { type FieldProps, useField } from '../../../ui/form/use-field.ts'
import style from '../tenants.module.css'

/** A colour, picked or typed as `#rrggbb`. */
export function ColourField({ warning, ...props }: FieldProps & { warning?: string | undefined }) {
  const { text, change, input } = useField(props)
  const id = useId()
  const problem = input.error ?? warning
  return (
    <Stack gap={6}>
      <Box htmlFor={id} component="label" fz="sm" fw={550}>
        {input.label}
      </Box>
      <span className={style['colourBox']} data-error={problem ? true : undefined}>
        <input
          type="color"
          tabIndex={-1}
          aria-hidden="true"
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          disabled={input.disabled}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <input
          id={id}
          ref={input.ref}
          name={input.name}
          value={text}
          maxLength={7}
          spellCheck={false}
          disabled={input.disabled}
          aria-invalid={input.error ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onBlur={input.onBlur}
          onChange={(event) => change(event.currentTarget.value.trim())}
        />
      </span>
      {problem ? (
        <Text id={`${id}-problem`} c="red" fz="xs" fw={500}>
          {problem}
        </Text>
      ) : null}
    </Stack>
  )
}
