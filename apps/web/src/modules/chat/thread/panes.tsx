import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'

/** Under 900 px one pane is shown at a time; under 1,280 the third one opens over the others. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 56.24em)', false, { getInitialValueInEffect: false })
export const useIsWide = (): boolean => useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false })

/** Panes beside each other, as high as the window leaves them: each scrolls on its own. */
export const Panes = ({ isAlone, children }: { isAlone: boolean; children: ReactNode }) => (
  <Panel
    direction="row"
    align="stretch"
    h={isAlone ? 'calc(100dvh - 92px)' : 'calc(100dvh - 212px)'}
    mih={380}
    style={{ overflow: 'hidden' }}
  >
    {children}
  </Panel>
)
