import { type RefObject, useEffect, useRef } from 'react'

/**
 * Tells an element (`data-more`: `start`, `end`, or both) on which sides what it scrolls goes on, for a shade to say so.
 * @returns what to put on the element that is told, and on the one that scrolls
 */
export function useScrollShadow(): { frame: RefObject<HTMLDivElement | null>; scrolled: RefObject<HTMLDivElement | null> } {
  const frame = useRef<HTMLDivElement>(null)
  const scrolled = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = scrolled.current
    if (!box) return undefined
    const look = (): void => {
      const sides = [box.scrollLeft > 1 && 'start', box.scrollLeft + box.clientWidth < box.scrollWidth - 1 && 'end']
      frame.current?.setAttribute('data-more', sides.filter(Boolean).join(' '))
    }
    // Told once the page is laid out, of the box and of what it holds: columns come, go and change their width.
    const sizes = new ResizeObserver(look)
    for (const one of [box, ...box.children]) sizes.observe(one)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [])
  return { frame, scrolled }
}
