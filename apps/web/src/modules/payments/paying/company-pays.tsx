import { paymentErrors } from '@kxo/domain/payments/errors'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { handToCompany } from '../api.ts'

/** The company of the person may pay in their place, or why it may not. */
export function CompanyPays({ summary: { company_offer: offer, event, number } }: { summary: PaymentSummary }) {
  const { say } = useLanguage()
  const handing = useAction({ mutationFn: handToCompany })
  if (!offer || event === null) return null
  if (offer.obstacle)
    return (
      <Text c="dimmed" fz="sm">
        {say(paymentErrors[offer.obstacle], { name: offer.name, number: number ?? '' })}
      </Text>
    )
  if (offer.is_requested)
    return (
      <Text c="dimmed" fz="sm" role="status">
        {say(w.takeoverRequested, { name: offer.name })}
      </Text>
    )
  const values = { name: offer.name, number: number ?? '' }
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: say(w.handToCompanyTitle, values),
      message: say(offer.is_issued ? w.requestTakeoverHelp : w.handToCompanyHelp, values),
      act: w.handToCompany,
    })
    if (isSure) handing.mutate(event)
  }
  return (
    <Button variant="default" fullWidth loading={handing.isPending} onClick={() => void ask()}>
      {say(w.handToCompany)}
    </Button>
  )
}
