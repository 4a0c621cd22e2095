import { type OrderReference, orderReferenceNames } from '@kxo/domain/billing/order-reference'
import { payerWords as w } from '@kxo/domain/billing/payer-words'
import { sayIssue } from '@kxo/domain/kernel/validation'
import { TextInput } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'

type OrderNumberFieldProps = {
  /** The number the company wants, which is required then. */
  reference: OrderReference | null
  company: string
  value: string
  onChange: (value: string) => void
  /** Whether to say that it lacks. */
  isChecked?: boolean
}

/** The number of the order a company is billed on: required when its record says so. */
export function OrderNumberField({ reference, company, value, onChange, isChecked = false }: OrderNumberFieldProps) {
  const language = useLanguage()
  const { say } = language
  return (
    <TextInput
      label={say(orderReferenceNames[reference ?? 'purchaseOrder'])}
      description={reference ? say(w.orderHelp, { name: company }) : say(w.orderOptional)}
      required={reference !== null}
      withAsterisk={reference !== null}
      error={isChecked && reference !== null && value.trim() === '' ? sayIssue(language, { key: 'required' }) : undefined}
      maw={360}
      maxLength={50}
      value={value}
      onChange={(change) => onChange(change.currentTarget.value)}
    />
  )
}
