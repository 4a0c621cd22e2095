import { Flex } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** When, where, with whom, a line each. */
export const IconFacts = ({ children }: { children: ReactNode }) => (
  <Flex component="ul" direction="column" gap={6} fz="sm">
    {children}
  </Flex>
)

export const IconFact = ({ icon: Drawn, children }: { icon: Icon; children: ReactNode }) => (
  <Flex component="li" gap="xs">
    <Drawn size={16} stroke={1.75} color="var(--k-muted)" style={{ flex: 'none', marginBlockStart: 3 }} aria-hidden="true" />
    <span>{children}</span>
  </Flex>
)
