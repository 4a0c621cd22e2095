import { useNavigate } from '@tanstack/react-router'
import { useIsHere } from './address.ts'

/** Goes where an act leads once it is done, unless its page has been left meanwhile. */
export function useNavigateIfMounted(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  const isHere = useIsHere()
  return async (to) => {
    if (isHere()) await navigate({ to })
  }
}
