import { Stack } from '@mantine/core'
import { ConsentList } from './consent-list.tsx'

/** What I agreed to, on my profile. */
export default function OwnConsents({ id }: { id: number }) {
  return (
    <Stack gap={20} maw={920}>
      <ConsentList id={id} isOwn />
    </Stack>
  )
}
