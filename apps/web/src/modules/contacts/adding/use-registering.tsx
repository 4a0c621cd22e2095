import { bulkLimits } from '@kxo/domain/contacts/bulk/bulk'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import type { Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'
import { contactsDependencies } from '../dependencies.ts'

type Registering = { acts: BulkAction[]; actsOn: (person: { id: number }) => RowAction[]; dialog: ReactNode }

/** Registering the people chosen in a list, or one of them, a few at a time: each answer is waited for. */
export function useRegistering(): Registering {
  const viewer = useViewer()
  const { say } = useLanguage()
  const [chosen, setChosen] = useState<{ ids: number[]; clear: () => void } | null>(null)
  const { label, tooMany, permitted, Dialog } = contactsDependencies().registering
  if (!permitted(viewer)) return { acts: [], actsOn: () => [], dialog: null }
  const run = (selection: Selection, clear: () => void): void => {
    if (selection.all || selection.ids.length > bulkLimits.atOnce) toast.info(say(tooMany, { most: bulkLimits.atOnce }))
    else setChosen({ ids: selection.ids.map(Number), clear })
  }
  const done = (): void => {
    chosen?.clear()
  }
  return {
    acts: [{ label, run }],
    actsOn: ({ id }) => [{ label, run: () => setChosen({ ids: [id], clear: () => undefined }) }],
    dialog: chosen ? <Dialog ids={chosen.ids} onDone={done} onClose={() => setChosen(null)} /> : null,
  }
}
