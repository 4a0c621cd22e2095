import { isFullAdministrator, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'
import { may as mayTraces } from '../traces/permissions.ts'

export const may = {
  readTemplates: isFullAdministrator satisfies Predicate,
  /** Tracking: public rows for restricted administrators, all of them for full ones. */
  readHistory: mayTraces.readTraces,
  /** Campaigns are for administrators who write (A38). */
  readCampaigns: ((actor) => mayTraces.readTraces(actor) && mayWriteAsAdministrator(actor)) satisfies Predicate,
  readPrivate: mayTraces.readPrivateTraces,
  /** Writing a former value back is a new change. */
  restore: isFullAdministrator satisfies Predicate,
}
