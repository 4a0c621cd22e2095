import { type RefObject, useEffect } from 'react'

/** Of a row wider than the page, the current item is shown. */
export function useCurrentShown(row: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const all = row.current
    const own = all?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"], [aria-current="step"]')
    if (all && own && current) all.scrollTo?.({ left: own.offsetLeft - all.offsetLeft - (all.clientWidth - own.clientWidth) / 2 })
  }, [row, current])
}
