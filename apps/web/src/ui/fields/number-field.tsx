import { centsFromText } from '@kxo/domain/kernel/money'
import { TextInput } from '@mantine/core'
import { type FieldProps, useField } from '../form/use-field.ts'
import { useLanguage } from '../i18n/language.tsx'
import { useTyped } from './use-typed.ts'

const readNumber = (text: string): number | undefined => {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : undefined
}

// The kit's NumberInput drops what it does not expect: 12.5 pasted in French would become 125. A text read by us stays as typed and is refused.

/** A number, comma or point. */
export function NumberField({ unit, ...props }: FieldProps & { unit?: string }) {
  const { value, change, input } = useField(props)
  const { locale } = useLanguage()
  const write = (number: number): string => (locale === 'fr' ? String(number).replace('.', ',') : String(number))
  const typed = useTyped<number>(value, change, input.onBlur, { read: readNumber, write })
  return (
    <TextInput
      {...input}
      {...typed}
      inputMode="decimal"
      rightSection={unit}
      rightSectionPointerEvents="none"
      // A word takes the room it needs; a sign keeps the usual one.
      {...(unit && unit.length > 2 && { rightSectionWidth: `calc(${unit.length}ch + 12px)` })}
    />
  )
}

/** An amount in euros, or a part in percent, typed with a comma; the value is its integer hundredths. */
export function MoneyField({ unit = '€', ...props }: FieldProps & { unit?: '€' | '%' }) {
  const { value, change, input } = useField(props)
  const { locale } = useLanguage()
  const format = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const typed = useTyped<number>(value, change, input.onBlur, { read: centsFromText, write: (cents) => format.format(cents / 100) })
  return <TextInput {...input} {...typed} inputMode="decimal" rightSection={unit} rightSectionPointerEvents="none" />
}
