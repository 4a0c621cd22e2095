import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A refusal is an answer: only what may pass by itself is asked again. */
export const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
        refetchOnWindowFocus: true,
        throwOnError: false,
      },
      mutations: { retry: false },
    },
  })

export const queryClient = makeQueryClient()

/** What was shown to a person, before someone else is at their browser; the look and words of the tenant stay. */
export const forgetPerson = (): void => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'tenant' })

/** What the server worded is asked again when the language changes; the look and words of the tenant come in both. */
export const askAgainInLanguage = (): void => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'tenant' })
