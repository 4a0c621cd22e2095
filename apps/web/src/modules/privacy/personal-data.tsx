import { may } from '@kxo/domain/privacy/permissions'
import { Stack } from '@mantine/core'
import { useViewer } from '../../platform/viewer.ts'
import { ConsentList } from './consent-list.tsx'
import { ErasureCard } from './erasure-card.tsx'
import { ExportCard } from './export-card.tsx'

/** What a person agreed to, the copy of their data and their erasure, on their record. */
export default function PersonalData({ id }: { id: number }) {
  const { actor } = useViewer()
  return (
    <Stack gap={20} maw={920}>
      <ConsentList id={id} isOwn={false} />
      {may.export(actor, { user_id: id }) ? <ExportCard id={id} isOwn={false} /> : null}
      {may.erase(actor) ? <ErasureCard id={id} isOwn={false} /> : null}
    </Stack>
  )
}
