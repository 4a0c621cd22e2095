import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { Say } from '../ui/i18n/language.tsx'
import type { Viewer } from './viewer.ts'

/** A record the command palette found: what it is called, what tells it apart, where it opens. */
export type Found = { label: string; detail?: string | undefined; to: string; search?: Readonly<Record<string, string>> }

/** Where the command palette looks beside the pages; a module hands one for the records it owns. */
export type PaletteSource = {
  key: string
  label: Sentence
  order: number
  /** The same predicate as the list it asks. */
  permitted: (viewer: Viewer) => boolean
  find: (request: { q: string; viewer: Viewer; say: Say; signal: AbortSignal }) => Promise<readonly Found[]>
}

/** Records of one kind offered at once: the smallest page of a list. */
export const foundLimit = 10
