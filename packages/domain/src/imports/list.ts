import { list } from '../kernel/list.ts'
import type { ImportError, ImportRow } from './contract.ts'
import { importWords as w } from './screen-words.ts'
import { importStatus } from './status.ts'

/** Files already brought in: by whom, when, with what result. */
export const importList = list<ImportRow>()({
  file_name: { label: w.file, kind: 'text', isSortable: true, isFilterable: true, width: 260 },
  kind: { label: w.stepKind, kind: 'text', width: 170 },
  status: { label: w.state, kind: 'code', of: importStatus, isBadge: true, width: 170 },
  created_at: { label: w.date, kind: 'instant', isSortable: true, isFilterable: true, showsTime: true, width: 160 },
  author: { label: w.author, kind: 'text', width: 160 },
  result: { label: w.result, kind: 'text', width: 420 },
})

/** Every cell to correct: its line, its column, what was read and what is expected. */
export const importErrorList = list<ImportError>()({
  line: { label: w.line, kind: 'number', isSortable: true, isFilterable: true, width: 84 },
  column: { label: w.columnShort, kind: 'text', isSortable: true, isFilterable: true, width: 180 },
  value: { label: w.read, kind: 'text', width: 200 },
  message: { label: w.sentence, kind: 'text', width: 460 },
  act: { label: w.correct, kind: 'text', width: 120 },
})
