import { formatMoney } from '@kxo/domain/kernel/money'
import type { BankLine } from '@kxo/domain/payments/matching/matching-contract'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** How a line is called: who paid, and what is left of it. */
export function useLineName(): (line: BankLine) => string {
  const { locale } = useLanguage()
  return ({ payer, label, left, amount }) => [payer || label, formatMoney(left || amount, locale)].filter(Boolean).join(' · ')
}
