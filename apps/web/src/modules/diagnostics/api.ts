import type { CheckName } from '@kxo/domain/diagnostics/checks'
import { diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../app/api-client.ts'

export const checkQuery = (client: string, check: CheckName) =>
  queryOptions({
    queryKey: ['diagnostics', client, 'check', check],
    queryFn: ({ signal }) => call(diagnosticsContract.runCheck, { params: { client, check } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

export const failedJobsQuery = (client: string) =>
  queryOptions({
    queryKey: ['diagnostics', client, 'failed-jobs'],
    queryFn: ({ signal }) => call(diagnosticsContract.failedJobs, { params: { client } }, { signal }),
  })

export const replayJobs = (client: string, ids?: string[]) => call(diagnosticsContract.replayJobs, { params: { client }, body: { ids } })
