import { Stack, type StackProps } from '@mantine/core'

/** What is to be known, or done, about what stands under it. */
export const Notice = (props: StackProps & { role?: 'alert' | 'status' }) => (
  <Stack
    gap={4}
    py="sm"
    px="md"
    bd="1px solid var(--k-line)"
    bdrs={9}
    bg="var(--k-subtle)"
    style={{ borderInlineStart: '3px solid var(--k-warning)' }}
    {...props}
  />
)
