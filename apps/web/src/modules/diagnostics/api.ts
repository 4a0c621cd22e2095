import type { CheckName } from '@kxo/domain/diagnostics/checks'
import { diagnosticsContract } from '@kxo/domain/diagnostics/contract'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { apiQuery, queryKeyOf } from '../../platform/api-query.ts'

const once = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const

/** What was found is said in a language. */
export const checkQuery = (check: CheckName, locale: Locale) =>
  queryOptions({
    queryKey: [...queryKeyOf(diagnosticsContract.runCheck, { params: { check } }), locale],
    queryFn: ({ signal }) => call(diagnosticsContract.runCheck, { params: { check } }, { signal }),
    ...once,
  })

export const failedJobsQuery = () => apiQuery(diagnosticsContract.failedJobs, {})

export const replayJobs = (ids?: string[]) => call(diagnosticsContract.replayJobs, { body: { ids } })

export const sendTestMail = () => call(diagnosticsContract.sendTestMail, {})
