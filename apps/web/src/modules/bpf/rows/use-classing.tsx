import type { ReturnRow } from '@kxo/domain/bpf/contract'
import type { LineCode } from '@kxo/domain/bpf/line-code'
import { may } from '@kxo/domain/bpf/permissions'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { countOf, type Selection } from '../../../ui/table/selection.ts'
import type { BulkAction } from '../../../ui/table/selection-bar.tsx'
import { idsOfRows } from '../api.ts'
import type { ReturnScope } from '../return-address.ts'
import { classForms, isClassable } from './class-forms.tsx'

/** Rows one call classes at most. */
const mostAtOnce = 500

/** Classes rows a part at a time, and answers how many there were. */
async function inParts(ids: readonly number[], send: (ids: number[]) => Promise<{ changed: number }>): Promise<{ changed: number }> {
  let changed = 0
  for (let at = 0; at < ids.length; at += mostAtOnce) changed += (await send(ids.slice(at, at + mostAtOnce))).changed
  return { changed }
}

type Chosen = { selection: Selection; clear: () => void }
type Classing = { acts: BulkAction[]; actsOn?: (row: ReturnRow) => RowAction[]; dialog: ReactNode }

/** Classing several rows of a line, or one of them, and the dialog that asks where they go. */
export function useClassing(scope: ReturnScope, code: string, line: LineCode): Classing {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { frame } = line
  if (!isClassable(frame) || !may.writeReturn(actor)) return { acts: [], dialog: null }
  const close = (): void => setChosen(null)
  const ClassForm = classForms[frame]
  return {
    acts: [{ label: w.classRows, run: (selection, clear) => setChosen({ selection, clear }) }],
    actsOn: ({ id }) => [{ label: w.classRows, run: () => setChosen({ selection: { all: false, ids: [id] }, clear: () => undefined }) }],
    dialog: chosen ? (
      <Dialog opened onClose={close} closeOnClickOutside={false} title={say(w.classTitle, { n: countOf(chosen.selection) })}>
        <ClassForm
          line={line}
          apply={async (send) => {
            const { selection } = chosen
            return inParts(selection.all ? await idsOfRows(scope, code, selection.query) : selection.ids.map(Number), send)
          }}
          onClassed={({ changed }) => {
            toast.success(say(w.classed, { n: changed }))
            chosen.clear()
            close()
          }}
        />
      </Dialog>
    ) : null,
  }
}
