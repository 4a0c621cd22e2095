import { paymentErrors } from '@kxo/domain/payments/errors'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords } from '@kxo/domain/payments/words'
import { signin } from '@kxo/domain/registrations/paths'
import { Group } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Nothing is ordered nor paid before the person signs their contract: the way to it, for who is to sign (FOR-10). */
export function ContractFirst({ summary: { event, registrant } }: { summary: PaymentSummary }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  return (
    <Panel component="section" p={20} gap="md" role="status">
      <p>{say(paymentErrors.contractToSign)}</p>
      {event !== null && registrant?.user === actor.user_id ? (
        <Group gap="sm">
          <LinkButton to={signin(event)}>{say(paymentWords.toContract)}</LinkButton>
        </Group>
      ) : null}
    </Panel>
  )
}
