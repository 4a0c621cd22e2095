import { useState } from 'react'
import { BulkDialog } from './bulk-dialog.tsx'
import { BulkWorkDialog } from './bulk-work.tsx'

/** Writes to people chosen elsewhere, and follows a long sending to its end. */
export default function WriteToPeople({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const [work, setWork] = useState<number | null>(null)
  if (work !== null) return <BulkWorkDialog id={work} onWork={setWork} onClose={onClose} />
  return <BulkDialog act="write" selection={{ all: false, ids }} scope={{}} onDone={() => undefined} onClose={onClose} onWork={setWork} />
}
