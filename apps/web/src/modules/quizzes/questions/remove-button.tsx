import { ActionIcon, Box } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'

/** Takes one of a list away; null where too few would be left. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: (() => void) | null }) {
  return onRemove ? (
    <Box pb={2}>
      <ActionIcon size={36} aria-label={label} onClick={onRemove}>
        <IconTrash size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </Box>
  ) : null
}
