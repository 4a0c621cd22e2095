import { type ReactNode, useEffect, useRef } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'

/** What stands in the place of the questions; it takes the focus of those that were just answered. */
export function Outcome({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <Panel ref={box} p="lg" gap="md" role="status" tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </Panel>
  )
}
