import { paramGroups } from '@kxo/domain/tenants/settings/param-words'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Alert } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Where } from '../settings/settings-api.ts'
import { ParamSheet } from './param-sheet.tsx'

export default function PaymentSheet({ where }: { where: Where }) {
  const { say } = useLanguage()
  return (
    <ParamSheet
      where={where}
      tab="payment"
      sections={[
        { title: paramGroups.clients, names: ['sells_to_consumers'] },
        { title: paramGroups.means, names: ['payment_means'] },
        { title: paramGroups.deadlines, names: ['bill_term_days', 'first_downpayment_rate', 'first_downpayment_delay'] },
        { title: paramGroups.cancelling, names: ['cancel_scale'] },
      ]}
      above={({ provider, has_feature }) => (
        <Alert color="gray" role="note">
          {say(has_feature ? (provider === 'stripe' ? w.cardsByStripe : w.cardsByTestBank) : w.cardsOff)}
        </Alert>
      )}
    />
  )
}
