import { isFullAdministrator, isSignedInFully, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'
import { may as mayTraces } from '../traces/permissions.ts'

export const may = {
  readTemplates: isFullAdministrator satisfies Predicate,
  /** Tracking: public rows for restricted administrators, all of them for full ones. */
  readHistory: mayTraces.readTraces,
  /** Campaigns are for administrators who write (A38). */
  readCampaigns: ((actor) => mayTraces.readTraces(actor) && mayWriteAsAdministrator(actor)) satisfies Predicate,
  readPrivate: mayTraces.readPrivateTraces,
  /** Only whom it was told to opens an alert: never an administrator in their session. */
  openAlert: ((actor) => isSignedInFully(actor) && actor.acting_admin_id === null) satisfies Predicate,
  /** Writing a former value back is a new change. */
  restore: isFullAdministrator satisfies Predicate,
}
