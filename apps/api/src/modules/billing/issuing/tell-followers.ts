import { billStatus } from '@kxo/domain/billing/status'
import type { Context } from '../../../platform/context.ts'
import { billingDependencies } from '../dependencies.ts'

type Coded = { id: number; status: number }

/** Lets whatever hangs on a bill follow it to its new status; nothing is said of one that stays where it is. */
export async function tellFollowers(context: Context, { id, status }: Coded, former: Pick<Coded, 'status'>): Promise<void> {
  if (status === former.status) return
  const bill = { id, status: billStatus.keyOf(status) }
  for (const follow of billingDependencies().followers) await follow(context, bill)
}
