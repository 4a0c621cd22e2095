import type { AdminTab } from '@kxo/domain/events/paths'
import type { Selection } from '../../../ui/table/selection.ts'

/** What the dialog of an act on several events of a tab is given. */
export type BulkDialogOf = { tab: AdminTab; selection: Selection; onDone: () => void; onClose: () => void }
