import type { ReactNode } from 'react'
import { useScrollShadow } from '../navigation/use-scroll-shadow.ts'
import style from './data-table.module.css'

/** A small table that scrolls by itself where it is wider than the screen, a shade saying that it goes on. */
export function SideScroll({ children }: { children: ReactNode }) {
  const { frame, scrolled } = useScrollShadow()
  return (
    <div ref={frame} className={style['beside']}>
      <div ref={scrolled} style={{ overflowX: 'auto' }}>
        {children}
      </div>
    </div>
  )
}
