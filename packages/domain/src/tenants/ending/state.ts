import type { Sentence } from '../../kernel/sentence.ts'
import type { TenantLine } from '../vendor/vendor-contract.ts'
import { vendorWords as w } from '../vendor/vendor-words.ts'

type Suspension = Pick<TenantLine, 'is_suspended' | 'suspends_on'>

/** How a tenant stands, in a word. */
export const stateOf = ({ is_suspended, suspends_on }: Suspension): Sentence =>
  is_suspended ? w.suspended : suspends_on ? w.soonSuspended : w.active
export const stateTone = ({ is_suspended, suspends_on }: Suspension) => (is_suspended ? 'danger' : suspends_on ? 'warning' : 'success')
