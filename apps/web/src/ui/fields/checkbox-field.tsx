import { Checkbox, Stack } from '@mantine/core'
import { type FieldProps, useField } from '../form/use-field.ts'
import { type TextOrSentence, useText } from '../i18n/language.tsx'

type Input = ReturnType<typeof useField>['input']

/** A yes or no. */
export function CheckboxField(props: FieldProps) {
  const { value, change, input } = useField(props)
  // A box may stay unticked: only what the page itself requires is marked.
  return <TickBox input={{ ...input, withAsterisk: props.required === true }} checked={value === true} onChange={change} />
}

/** A box under no frame of its own, for fields that store a yes their own way. */
export function TickBox({ input, checked, onChange }: { input: Input; checked: boolean; onChange: (checked: boolean) => void }) {
  const { label, withAsterisk, ...rest } = input
  return (
    <Checkbox
      {...rest}
      label={
        withAsterisk ? (
          <>
            {label} <span aria-hidden="true">*</span>
          </>
        ) : (
          label
        )
      }
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

export type Choice = { value: string; label: TextOrSentence; help?: TextOrSentence }
type CheckboxGroupProps = { input: Input; options: readonly Choice[]; value: readonly string[]; onChange: (chosen: string[]) => void }

/** Boxes under one label, for fields that store what is ticked their own way; answers in the order offered. */
export function CheckboxGroup({ input, options, value, onChange }: CheckboxGroupProps) {
  const text = useText()
  const { ref, name, label, description, error, withAsterisk, disabled, onBlur, wrapperProps } = input
  return (
    <Checkbox.Group
      label={label}
      description={description}
      error={error}
      withAsterisk={withAsterisk}
      wrapperProps={wrapperProps}
      value={[...value]}
      onChange={(chosen) => onChange(options.map((one) => one.value).filter((one) => chosen.includes(one)))}
    >
      <Stack gap={6}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? ref : undefined}
            data-field={index === 0 ? name : undefined}
            value={option.value}
            label={text(option.label)}
            description={option.help ? text(option.help) : undefined}
            disabled={disabled}
            onBlur={onBlur}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

/** Several choices among few; the value is the list of those ticked, after what it held besides. */
export function CheckboxGroupField({ options, ...props }: FieldProps & { options: readonly Choice[] }) {
  const { value, change, input } = useField(props)
  const ticked = Array.isArray(value) ? (value as string[]) : []
  const others = ticked.filter((one) => !options.some((option) => option.value === one))
  return <CheckboxGroup input={input} options={options} value={ticked} onChange={(chosen) => change([...others, ...chosen])} />
}
