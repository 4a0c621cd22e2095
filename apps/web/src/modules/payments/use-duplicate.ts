import { quoteWords as q } from '@kxo/domain/billing/quotes/quote-words'
import { useAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { duplicateBill } from '../billing/index.ts'

/** Duplicates a bill, then opens the draft. */
export const useDuplicate = (onBill: (id: number) => void) =>
  useAction({
    mutationFn: duplicateBill,
    onSuccess: ({ id }) => {
      toast.success(q.duplicated)
      onBill(id)
    },
  })
