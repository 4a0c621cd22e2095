import { recruitingErrors } from '@kxo/domain/recruiting/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'

export { readsFileOfApplication } from './applications/file-of-application.ts'
export { noteApplication } from './applications/note-application.ts'
export { beginPaidBoosts, moveBoosts } from './boosts/begin-paid-boosts.ts'
export { orderBoosts } from './boosts/order-boosts.ts'
export { recruitingRoutes } from './routes.ts'

/** What keeps boosts of one offer apart means to people. */
export const recruitingRefusals: DatabaseRefusals = { boosts_apart: recruitingErrors.offersAlreadyBoosted }
