import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

export type Search = Readonly<Record<string, string | undefined>>

/**
 * The query part of the address as texts, and a way to change some of it: `const [search, change] = useAddress()`.
 * A page that is being left, or was, changes nothing of the next one's.
 */
export function useAddress(): [Search, (next: Search, options?: { replace?: boolean }) => void] {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const router = useRouter()
  const page = useMatch({ strict: false, select: ({ id }) => id })
  const change = useCallback(
    (next: Search, { replace = true }: { replace?: boolean } = {}) => {
      if (!router.matchRoutes(router.latestLocation).some(({ id }) => id === page)) return
      void navigate({ to: '.', search: ((was: Search) => ({ ...was, ...next })) as never, replace, resetScroll: false })
    },
    [navigate, router, page],
  )
  return [search, change]
}
