import type { CheckName } from '@kxo/domain/diagnostics/checks'
import type { CheckResult } from '@kxo/domain/diagnostics/contract'
import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'

export type Finding = Pick<CheckResult, 'state' | 'message' | 'advice'>
/** A check of a module above: it reads in the transaction of the request, then works once that is over. */
export type ModuleCheck = { check: CheckName; prepare: (context: Context) => Promise<() => Finding | Promise<Finding>> }

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    diagnostics: { checks: readonly ModuleCheck[] }
  }
}

export const moduleCheck = (check: CheckName): ModuleCheck | undefined =>
  dependencies().diagnostics.checks.find((one) => one.check === check)
