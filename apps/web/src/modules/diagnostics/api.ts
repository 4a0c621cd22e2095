import type { CheckName } from '@kxo/domain/diagnostics/checks'
import { diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

const once = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const

/** What was found is said in a language. */
export const checkQuery = (client: string, check: CheckName, locale: Locale) =>
  queryOptions({
    queryKey: ['diagnostics', client, 'check', check, locale],
    queryFn: ({ signal }) => call(diagnosticsContract.runCheck, { params: { client, check } }, { signal }),
    ...once,
  })

export const failedJobsQuery = (client: string) =>
  queryOptions({
    queryKey: ['diagnostics', client, 'failed-jobs'],
    queryFn: ({ signal }) => call(diagnosticsContract.failedJobs, { params: { client } }, { signal }),
  })

export const replayJobs = (client: string, ids?: string[]) => call(diagnosticsContract.replayJobs, { params: { client }, body: { ids } })

export const sendLetter = (client: string) => call(diagnosticsContract.sendLetter, { params: { client } })
