import type { Input } from '@kxo/domain/kernel/contract'
import type { planningContract } from '@kxo/domain/planning/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLive } from '../../platform/live.ts'
import { planningQuery } from './api.ts'

/** A planning that follows what others do to it. */
export function usePlanning(query: Input<typeof planningContract.read>['query']) {
  const answer = useQuery({ ...planningQuery(query), placeholderData: keepPreviousData })
  useLive('planning', () => void answer.refetch())
  return answer
}
