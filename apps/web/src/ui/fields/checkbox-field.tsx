import { Checkbox, Radio, Stack } from '@mantine/core'
import { useText } from '../language.tsx'
import type { Option } from './select-field.tsx'
import { type FieldProps, useField } from './use-field.ts'

/** A yes or no. */
export function CheckboxField(props: FieldProps) {
  const { value, change, input } = useField(props)
  const { withAsterisk, ...rest } = input
  return (
    <Checkbox
      {...rest}
      label={withAsterisk && props.required ? `${input.label} *` : input.label}
      checked={value === true}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}

/** One choice among few, all visible. */
export function RadioField({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const { value, change, input } = useField(props)
  const text = useText()
  const { ref, ...rest } = input
  return (
    <Radio.Group
      {...rest}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(key) => change(options.find((option) => String(option.value) === key)?.value ?? null)}
    >
      <Stack gap="xs" mt="xs">
        {options.map((option, index) => (
          <Radio
            key={option.value}
            value={String(option.value)}
            label={text(option.label)}
            disabled={option.disabled ?? false}
            {...(index === 0 ? { ref } : {})}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
