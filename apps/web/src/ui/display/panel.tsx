import { createPolymorphicComponent, Flex, type FlexProps } from '@mantine/core'

/** A block of a page within its own border: what stands in it goes one below the other. */
export const Panel = createPolymorphicComponent<'div', FlexProps>((props: FlexProps) => (
  <Flex direction="column" bd="1px solid var(--k-line)" bdrs={12} bg="var(--k-surface)" {...props} />
))
