import { formsWords as w } from '@kxo/domain/forms/words'
import { Box, Group, Input, Text } from '@mantine/core'
import { useId } from 'react'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../forms.module.css'
import type { DynamicFieldProps } from './dynamic-field-props.ts'

/** Eleven targets of a finger, side by side when there is room. */
const [side, gap] = [44, 4]
const scale = Array.from({ length: 11 }, (_, value) => String(value))
const width = scale.length * (side + gap) - gap

/** How likely one would recommend, from 0 to 10, by mouse or by the arrows of the keyboard. */
export function RecommendationField({ field: _, ...props }: DynamicFieldProps) {
  const { text, change, input } = useField(props)
  const { say } = useLanguage()
  const legend = useId()
  return (
    <Input.Wrapper
      label={input.label}
      labelElement="div"
      description={input.description}
      error={input.error}
      withAsterisk={input.withAsterisk}
      {...input.wrapperProps}
    >
      <Box
        role="radiogroup"
        aria-label={input.label}
        aria-describedby={legend}
        aria-required={input['aria-required']}
        display="grid"
        maw={width}
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${side}px, 1fr))`, gap }}
      >
        {scale.map((value) => (
          <Box
            component="label"
            key={value}
            display="grid"
            mih={side}
            bd={`1px solid var(${value === text ? '--k-link' : '--k-control'})`}
            bdrs={8}
            bg={value === text ? 'var(--k-tint)' : 'var(--k-surface)'}
            fw={value === text ? 700 : 400}
            className={`figures ${style['star']}`}
            style={{ placeItems: 'center' }}
          >
            <input
              ref={value === scale[0] ? input.ref : undefined}
              type="radio"
              className="visually-hidden"
              name={input.name}
              checked={value === text}
              disabled={input.disabled}
              aria-label={value}
              onBlur={input.onBlur}
              onChange={() => change(value)}
            />
            <span aria-hidden="true">{value}</span>
          </Box>
        ))}
      </Box>
      <Group id={legend} justify="space-between" gap="xs" mt={4} maw={width}>
        <Text size="xs" c="dimmed">
          {say(w.recommendLeast)}
        </Text>
        <Text size="xs" c="dimmed">
          {say(w.recommendMost)}
        </Text>
      </Group>
    </Input.Wrapper>
  )
}
