import type { CollectivePage } from '@kxo/domain/contributions/collective-contract'
import { collectiveContributionWords as w } from '@kxo/domain/contributions/collective-words'
import { isFree, priceOrder } from '@kxo/domain/contributions/price-order'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { OrderNumberField } from '../../billing/index.ts'
import { takeContributions } from '../api.ts'
import { orderToPrice } from './order-to-price.ts'

type TakeFormProps = { page: CollectivePage; chosen: readonly number[]; onTaken: () => void }

/** Takes memberships for those chosen, or adds them to the order that waits. */
export function TakeForm({ page, chosen, onTaken }: TakeFormProps) {
  const { say } = useLanguage()
  const [number, setNumber] = useState(page.purchase_order ?? '')
  const isAdding = page.draft !== null
  const inDraft = page.people.filter(({ is_in_draft }) => is_in_draft).length
  const price = priceOrder(orderToPrice(page, inDraft + chosen.length))
  const isUncounted = page.basis === 'headcount' && page.headcount === null
  const taking = useAction({
    mutationFn: () =>
      takeContributions(page.contribution, { company: page.company, people: [...chosen], purchase_order: number.trim() || null }),
    onSuccess: () => {
      toast.success(say(w.taken, { n: chosen.length }))
      onTaken()
    },
  })
  return (
    <Stack gap="sm">
      {page.terms ? (
        <Text fz="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
          {page.terms}
        </Text>
      ) : null}
      {isFree(page) || isAdding ? null : (
        <OrderNumberField reference={page.order_asked} company={page.company_name} value={number} onChange={setNumber} />
      )}
      {isAdding && chosen.length === 0 ? null : (
        <Button
          fullWidth
          variant={isAdding ? 'default' : 'primary'}
          loading={taking.isPending}
          disabled={chosen.length === 0 || price.isBeyond || isUncounted}
          onClick={() => taking.mutate()}
        >
          {say(isAdding ? w.add : w.take, { n: chosen.length })}
        </Button>
      )}
    </Stack>
  )
}
