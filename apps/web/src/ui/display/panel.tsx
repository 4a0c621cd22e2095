import { createPolymorphicComponent, Flex, type FlexProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** A block of a page within its own border: what stands in it goes one below the other. */
export const Panel = createPolymorphicComponent<'div', FlexProps>((props: FlexProps) => (
  <Flex direction="column" bd="1px solid var(--k-line)" bdrs={12} bg="var(--k-surface)" {...props} />
))

/** A line of a list within a panel: what it says, then its acts. */
export const PanelRow = ({ children }: { children: ReactNode }) => (
  <Flex component="li" rowGap={4} columnGap="md" align="center" wrap="wrap" py="sm" px="md" className="line-above">
    {children}
  </Flex>
)

/** A part of a page in a panel of its own. */
export const PanelSection = (props: FlexProps) => (
  <Panel renderRoot={(root) => <section {...root} />} p="clamp(16px, 2vw, 24px)" {...props} />
)
