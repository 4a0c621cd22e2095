import { billingErrors } from '@kxo/domain/billing/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'

/** What the guards of the ledger mean to people. */
export const billingRefusals: DatabaseRefusals = { KX044: billingErrors.closedPeriod, ledger_closings_once: billingErrors.alreadyClosed }
