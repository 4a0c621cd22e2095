import type { Import } from '@kxo/domain/imports/contract'

export const importSteps = ['kind', 'file', 'columns', 'check', 'run'] as const
export type ImportStep = (typeof importSteps)[number]

/** The step an import stands at; the person may go back to its columns until it is run. */
export function stepOf({ status, work }: Import, requested: string | undefined): ImportStep {
  if (status === 'running' || status === 'done' || status === 'undone') return 'run'
  if (status === 'received' || requested === 'columns') return 'columns'
  // A run that failed or was stopped is told before anything else, until the person looks at the control again.
  if (status === 'checked' && work?.kind === 'import' && requested !== 'check') return 'run'
  return 'check'
}
