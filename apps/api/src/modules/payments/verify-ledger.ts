import type { paymentsContract } from '@kxo/domain/payments/contract'
import { may } from '@kxo/domain/payments/permissions'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { verifyChains } from '../billing/index.ts'

/** Whether nothing of the money entries nor of the issued bills was rewritten (INV-52). */
export const verifyLedger: Verb<typeof paymentsContract.verifyLedger> = async (context) => {
  authorize(may.account(context.actor))
  return verifyChains(context)
}
