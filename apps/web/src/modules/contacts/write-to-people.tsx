import { useState } from 'react'
import { ManyDialog } from './bulk-dialog.tsx'
import { ManyWorkDialog } from './bulk-work.tsx'

/** Writes to people chosen elsewhere, and follows a long sending to its end. */
export default function WriteToPeople({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const [work, setWork] = useState<number | null>(null)
  if (work !== null) return <ManyWorkDialog id={work} onWork={setWork} onClose={onClose} />
  return <ManyDialog act="write" selection={{ all: false, ids }} scope={{}} onDone={() => undefined} onClose={onClose} onWork={setWork} />
}
