import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type * as z from 'zod/mini'
import { searchOf } from './address-parts.ts'
import { type AddressSchema, fitSearch } from './address-schema.ts'

export type Search = Readonly<Record<string, string | undefined>>
type Change = (next: Search, options?: { replace?: boolean }) => void

/** Whether the page that asks is still the one being looked at, or has been left since. */
export function useIsHere(): () => boolean {
  const router = useRouter()
  const page = useMatch({ strict: false, select: ({ id }) => id })
  return useCallback(() => router.matchRoutes(router.latestLocation).some(({ id }) => id === page), [router, page])
}

/**
 * The query part of the address as texts, and a way to change some of it: `const [search, change] = useAddress()`.
 * A page that is being left, or was, changes nothing of the next one's.
 */
export function useAddress(): [Search, Change]
/** What a page's own schema reads of it: `const [{ tab }, change] = useAddress(companiesAddress)`. */
export function useAddress<S extends AddressSchema>(schema: S): [z.output<S>, Change]
export function useAddress(schema?: AddressSchema): [Search, Change] {
  const search = fitSearch(schema, useSearch({ strict: false }) as Search)
  const navigate = useNavigate()
  const isHere = useIsHere()
  const change = useCallback(
    (next: Search, { replace = true }: { replace?: boolean } = {}) => {
      if (!isHere()) return
      void navigate({ to: '.', search: searchOf((was) => ({ ...was, ...next })), replace, resetScroll: false })
    },
    [navigate, isHere],
  )
  return [search, change]
}
