import { formatMoney } from '@kxo/domain/kernel/money'
import type { GroupPayment } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Group, Text, Title } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { answerTakeover } from '../api.ts'

type Takeover = GroupPayment['takeovers'][number]

/** The bills issued to people, which they ask their company to take over: it accepts or refuses each. */
export function Takeovers({ of }: { of: readonly Takeover[] }) {
  const { say } = useLanguage()
  if (of.length === 0) return null
  return (
    <Panel component="section" gap="md" p="md" aria-labelledby="takeovers">
      <Title order={2} size="h4" id="takeovers">
        {say(w.takeovers)}
      </Title>
      {of.map((one) => (
        <Answer key={one.bill} one={one} />
      ))}
    </Panel>
  )
}

function Answer({ one }: { one: Takeover }) {
  const { say, locale } = useLanguage()
  const answering = useAction({
    mutationFn: (accepts: boolean) => answerTakeover(one.bill, accepts),
    onSuccess: ({ bill }) => toast.success(bill === null ? w.takeoverRefused : w.takeoverAccepted),
  })
  const values = { name: one.name, payer: one.company_name, number: one.number, amount: formatMoney(one.amount, locale) }
  return (
    <div>
      <Text>{say(w.takeover, values)}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        {say(w.takeoverEffect, values)}
      </Text>
      <Group gap="xs">
        <Button variant="default" loading={answering.isPending} onClick={() => answering.mutate(true)}>
          {say(w.takeoverAccept)}
        </Button>
        <Button variant="default" loading={answering.isPending} onClick={() => answering.mutate(false)}>
          {say(w.takeoverRefuse)}
        </Button>
      </Group>
    </div>
  )
}
