import { type CancelBand, inOrder } from '@kxo/domain/tenants/settings/cancel-scale'
import { scaleWords as w } from '@kxo/domain/tenants/settings/scale-words'
import { Group, Input, NumberInput, Stack } from '@mantine/core'
import { Button } from '../../ui/display/button.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'

const next = (bands: readonly CancelBand[]): CancelBand => {
  const last = inOrder(bands).at(-1)
  return last ? { days: Math.floor(last.days / 2), rate: last.rate } : { days: 30, rate: 0 }
}

/** What is kept by days before the start, one line each. */
export function CancelScaleField(props: FieldProps) {
  const { value, change, input } = useField(props)
  const { say } = useLanguage()
  const bands = (value ?? []) as CancelBand[]
  const set = (index: number, part: Partial<CancelBand>): void =>
    change(bands.map((band, at) => (at === index ? { ...band, ...part } : band)))
  const read = (typed: number | string): number => (typeof typed === 'number' ? typed : 0)
  return (
    <Input.Wrapper
      role="group"
      aria-label={input.label}
      labelElement="div"
      label={input.label}
      description={input.description}
      error={input.error}
    >
      <Stack gap="xs" mt="xs">
        {bands.map((band, index) => (
          // Lines have no other identity than their rank.
          <Group key={index} gap="xs" align="end" wrap="nowrap">
            <NumberInput
              label={say(w.days)}
              value={band.days}
              min={0}
              max={365}
              allowDecimal={false}
              disabled={input.disabled}
              onBlur={input.onBlur}
              onChange={(typed) => set(index, { days: read(typed) })}
            />
            <NumberInput
              label={say(w.rate)}
              value={band.rate}
              min={0}
              max={100}
              allowDecimal={false}
              disabled={input.disabled}
              onBlur={input.onBlur}
              onChange={(typed) => set(index, { rate: read(typed) })}
            />
            <Button
              variant="subtle"
              disabled={input.disabled}
              aria-label={say(w.remove, { days: band.days })}
              onClick={() => change(bands.filter((_, at) => at !== index))}
            >
              ×
            </Button>
          </Group>
        ))}
        <span>
          <Button
            variant="default"
            size="sm"
            disabled={input.disabled || bands.length >= 8}
            onClick={() => change([...bands, next(bands)])}
          >
            {say(w.add)}
          </Button>
        </span>
      </Stack>
    </Input.Wrapper>
  )
}
