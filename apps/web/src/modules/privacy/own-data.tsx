import { Stack } from '@mantine/core'
import { ErasureCard } from './erasure-card.tsx'
import { ExportCard } from './export-card.tsx'

/** The copy of my data and my erasure, on my profile. */
export default function OwnData({ id }: { id: number }) {
  return (
    <Stack gap={20} maw={920}>
      <ExportCard id={id} isOwn />
      <ErasureCard id={id} isOwn />
    </Stack>
  )
}
