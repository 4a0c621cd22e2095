import type { DocumentStatus } from '../../documents/status.ts'

/** A paper asked of a registration; `status` is null while nothing was deposited. */
export type PaperStanding = { is_required: boolean; is_checked: boolean; status: DocumentStatus | null }

const isReassigned = ({ status }: PaperStanding): boolean => status === 'toValidate' || status === 'validated'

/** What a paper becomes once deposited: somebody looks at it, or it is taken as it is. */
export const depositedStatus = ({ is_checked }: Pick<PaperStanding, 'is_checked'>): DocumentStatus =>
  is_checked ? 'toValidate' : 'validated'

/** Whether its person may still deposit, change or take back a paper: nobody accepted it, here or before. */
export const isPaperOpen = ({
  status,
  is_checked,
  provided_for,
}: Pick<PaperStanding, 'status' | 'is_checked'> & { provided_for: string | null }): boolean =>
  provided_for === null && (status !== 'validated' || !is_checked)

/** What the papers of a registration decide of where it stands. */
export const paperFacts = (papers: readonly PaperStanding[]) => {
  const required = papers.filter(({ is_required }) => is_required)
  return {
    are_papers_given: required.every(isReassigned),
    /** Somebody has to look at one that is required. */
    are_papers_to_check: required.some(({ status }) => status === 'toValidate'),
  }
}

/** Whether its person still has to provide a paper. */
export const isAwaited = ({ is_required, status }: Pick<PaperStanding, 'is_required' | 'status'>): boolean =>
  is_required && (status === null || status === 'rejected')

/** What a table of people and papers may be narrowed to. */
export const paperStates = ['awaited', 'toCheck', 'refused'] as const
export type PaperState = (typeof paperStates)[number]
