import type { Chooser, CollectivePage } from '@kxo/domain/contributions/collective-contract'
import { collectiveContributionWords as w } from '@kxo/domain/contributions/collective-words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { billPayment } from '@kxo/domain/payments/paths'
import { Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { PanelRow, PanelSection } from '../../../ui/display/panel.tsx'
import { runAction, useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { OrderNumberField } from '../../billing/index.ts'
import { issueOrder, leaveOut } from '../api.ts'

/** The order being made: people may still leave it; its bill is issued to be paid, or to be received. */
export function DraftOrder({ page, people }: { page: CollectivePage; people: readonly Chooser[] }) {
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const [number, setNumber] = useState(page.purchase_order ?? '')
  const [isChecked, setChecked] = useState(false)
  const { company, contribution } = page
  const issuing = useAction({
    mutationFn: (_: 'pay' | 'receive') => issueOrder(contribution, { company, purchase_order: number.trim() || null }),
    onSuccess: ({ bill }, next) => {
      if (next === 'pay') void goOn(billPayment(bill))
      else toast.success(w.billSent)
    },
  })
  const issue = (next: 'pay' | 'receive'): void => {
    setChecked(true)
    if (page.order_asked === null || number.trim() !== '') issuing.mutate(next)
  }
  const remove = (ids: number[], said: Sentence) => void runAction(() => leaveOut(contribution, { company, people: ids }), said)
  return (
    <PanelSection gap="md" aria-labelledby="collective-order">
      <Title order={2} size="h3" id="collective-order">
        {say(w.draftTitle)}
      </Title>
      <Text c="dimmed" fz="sm">
        {say(w.draftHelp)}
      </Text>
      <ul>
        {people.map(({ id, full_name }) => (
          <PanelRow key={id}>
            <Text flex={1} miw={0} className="anywhere">
              {full_name}
            </Text>
            <Button
              size="sm"
              variant="subtle"
              aria-label={say(w.removePerson, { name: full_name })}
              onClick={() => remove([id], people.length === 1 ? w.givenUp : w.removed)}
            >
              {say(w.remove)}
            </Button>
          </PanelRow>
        ))}
      </ul>
      <OrderNumberField
        reference={page.order_asked}
        company={page.company_name}
        value={number}
        onChange={setNumber}
        isChecked={isChecked}
      />
      <Group gap="sm">
        <Button loading={issuing.isPending && issuing.variables === 'pay'} onClick={() => issue('pay')}>
          {say(w.pay)}
        </Button>
        <Button variant="default" loading={issuing.isPending && issuing.variables === 'receive'} onClick={() => issue('receive')}>
          {say(w.receiveBill)}
        </Button>
        <Button
          variant="subtle"
          onClick={() =>
            remove(
              people.map(({ id }) => id),
              w.givenUp,
            )
          }
        >
          {say(w.giveUp)}
        </Button>
      </Group>
    </PanelSection>
  )
}
