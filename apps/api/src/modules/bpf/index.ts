import { bpfErrors } from '@kxo/domain/bpf/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'

export { copyEventBpf } from './classing/event-bpf.ts'
export { bpfRoutes } from './routes.ts'

/** What the guard of declared returns means to people. */
export const bpfRefusals: DatabaseRefusals = { KX023: bpfErrors.changedFrozen }
