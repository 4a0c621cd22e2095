import { Box } from '@mantine/core'
import type { IconBox } from '@tabler/icons-react'

/** A fact told by an icon, named for whoever points at it or hears the page. */
export const SlotIcon = ({ icon: Icon, label }: { icon: typeof IconBox; label: string }) => (
  <Box
    component="span"
    role="img"
    aria-label={label}
    title={label}
    c="dimmed"
    display="inline-block"
    me={4}
    style={{ verticalAlign: '-2px' }}
  >
    <Icon size={14} aria-hidden="true" />
  </Box>
)
