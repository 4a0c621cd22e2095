import { formatMoney } from '@kxo/domain/kernel/money'
import { cancelWords as c } from '@kxo/domain/registrations/cancelling/cancel-words'
import type { OrderTerms } from '@kxo/domain/registrations/terms/order-terms'
import { termsWords as w } from '@kxo/domain/registrations/terms/terms-words'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Text } from '@mantine/core'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** When one pays and what stopping costs, before the button that commits (FOR-14). */
export function OrderTermsRead({ terms }: { terms: OrderTerms }) {
  const { say, locale } = useLanguage()
  const { plan, withdrawal_until, limit, rate, scale, is_training } = terms
  return (
    <Panel component="section" p="md" mb={20} gap="xs">
      <h3>{say(w.order)}</h3>
      <div>
        <Text>{say(w.plan)}</Text>
        <ul>
          {plan.map(({ due_on, amount }) => (
            <li key={due_on}>{say(w.planLine, { amount: formatMoney(amount, locale), day: due_on })}</li>
          ))}
        </ul>
      </div>
      {withdrawal_until ? <Text>{say(w.withdrawal, { day: withdrawal_until })}</Text> : null}
      {scale.length > 0 ? (
        <Text>
          {say(w.scale)} {scale.map((band) => say(c.bandUntil, band)).join(', ')}, {say(c.bandAfter)}.
        </Text>
      ) : (
        <Text>{rate > 0 ? say(w.rate, { rate }) : say(w.nothingKept)}</Text>
      )}
      {limit ? <Text>{say(registrationWords.cancelUntil, { limit })}</Text> : null}
      {is_training ? <Text>{say(w.forceMajeure)}</Text> : null}
    </Panel>
  )
}
