import { full, list } from '../../kernel/list.ts'
import type { ThemeLine } from './theme-contract.ts'
import { themeWords as w } from './theme-words.ts'

/** Themes, in the order of the catalogue. */
export const themeList = list<ThemeLine>()({
  name: { label: w.name, kind: 'text', ...full, width: 300 },
  code: { label: w.code, kind: 'text', ...full, width: 110 },
  url: { label: w.url, kind: 'text', isFilterable: true, isExported: true, width: 220 },
  events: { label: w.events, kind: 'number', isExported: true, width: 120 },
  published: { label: w.published, kind: 'number', isExported: true, width: 100 },
  colour: { label: w.colour, kind: 'text', width: 110 },
  is_visible: { label: w.visibleShort, kind: 'flag', isFilterable: true, isExported: true, width: 140 },
  nsf_code: { label: w.nsfShort, kind: 'text', isFilterable: true, isExported: true, width: 150 },
})
