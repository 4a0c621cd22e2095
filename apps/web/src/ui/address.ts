import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

export type Search = Readonly<Record<string, string | undefined>>

/** The query part of the address as texts, and a way to change some of it: `const [search, change] = useAddress()`. */
export function useAddress(): [Search, (next: Search, options?: { replace?: boolean }) => void] {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const change = useCallback(
    (next: Search, { replace = true }: { replace?: boolean } = {}) => {
      void navigate({ to: '.', search: ((was: Search) => ({ ...was, ...next })) as never, replace, resetScroll: false })
    },
    [navigate],
  )
  return [search, change]
}
