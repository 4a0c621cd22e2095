import { manyLimits } from '@kxo/domain/contacts/many'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { useLanguage } from '../../ui/language.tsx'
import type { Selection } from '../../ui/selection.ts'
import type { BulkAction } from '../../ui/selection-bar.tsx'
import { toast } from '../../ui/toast.ts'
import { handedToContacts } from './handed.ts'

/** Registering the people chosen in a list, a few at a time: each answer is waited for. */
export function useRegistering(): { acts: BulkAction[]; dialog: ReactNode } {
  const viewer = useViewer()
  const { say } = useLanguage()
  const [chosen, setChosen] = useState<{ ids: number[]; clear: () => void } | null>(null)
  const { label, tooMany, permitted, Dialog } = handedToContacts().registering
  if (!permitted(viewer)) return { acts: [], dialog: null }
  const run = (selection: Selection, clear: () => void): void => {
    if (selection.all || selection.ids.length > manyLimits.atOnce) toast.info(say(tooMany, { most: manyLimits.atOnce }))
    else setChosen({ ids: selection.ids.map(Number), clear })
  }
  return {
    acts: [{ label, run }],
    dialog: chosen ? <Dialog ids={chosen.ids} onDone={chosen.clear} onClose={() => setChosen(null)} /> : null,
  }
}
