import type { CheckName } from '@kxo/domain/diagnostics/checks'
import type { CheckResult } from '@kxo/domain/diagnostics/contract'
import type { Context } from '../../platform/context.ts'

export type Finding = Pick<CheckResult, 'state' | 'message' | 'advice'>
/** A check of a module above: it reads in the transaction of the request, then works once that is over. */
export type HandedCheck = { check: CheckName; prepare: (context: Context) => Promise<() => Finding | Promise<Finding>> }

const handed = new Map<CheckName, HandedCheck>()

/** Takes the checks of the modules above. */
export function handChecks(...checks: readonly HandedCheck[]): void {
  for (const check of checks) handed.set(check.check, check)
}

export const handedCheck = (check: CheckName): HandedCheck | undefined => handed.get(check)
