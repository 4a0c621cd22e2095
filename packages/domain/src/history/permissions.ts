import { isFullAdministrator, type Predicate } from '../kernel/permissions.ts'
import { may as mayTraces } from '../traces/permissions.ts'

export const may = {
  /** Tracking: public rows for restricted administrators, all of them for full ones. */
  readHistory: mayTraces.readTraces,
  readPrivate: mayTraces.readPrivateTraces,
  /** Writing a former value back is a new change. */
  restore: isFullAdministrator satisfies Predicate,
}
