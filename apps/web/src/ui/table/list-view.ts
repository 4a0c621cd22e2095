import type { Search } from '../navigation/address.ts'
import type { Arrangement } from './column.ts'

/** A list as a person wants to find it again: its columns, and what its address asks for. */
export type ListView = { name: string; columns: Arrangement; search: Readonly<Record<string, string>> }

/** What is kept of a list for one person, and how to keep it. */
export type SavedList = {
  /** What was kept has not come yet: nothing may be laid over it. */
  isComing: boolean
  columns: Arrangement | null
  save: (columns: Arrangement) => void
  views: readonly ListView[]
  /** From the views as they are kept, whatever is on screen. */
  changeViews: (change: (views: readonly ListView[]) => readonly ListView[]) => Promise<void>
}

export const viewNameLength = 60

/** Parts of an address that name a moment rather than a view: the page reached, the record or the report opened over the list. */
const passing = new Set(['page', 'job', 'open', 'task', 'news'])

/** What a view keeps of an address. */
export const viewSearch = (search: Search): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => !passing.has(entry[0]) && typeof entry[1] === 'string'),
  )

/** The address of a view, from the one on screen: what the view does not hold is dropped. */
export const searchOfView = (view: ListView, search: Search): Search => ({
  ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
  ...view.search,
})

const sorted = (search: Search): string => JSON.stringify(Object.entries(search).toSorted(([a], [b]) => a.localeCompare(b)))

/** The view on screen, when the address is still the one it keeps. */
export const viewShown = (views: readonly ListView[], search: Search): ListView | undefined =>
  views.find((view) => sorted(view.search) === sorted(viewSearch(search)))

/** A view added under its name, in place of the one that bore it, whatever its capitals. */
export function withView(views: readonly ListView[], view: ListView): ListView[] {
  const same = (name: string): boolean => name.toLocaleLowerCase() === view.name.toLocaleLowerCase()
  return [...views.filter(({ name }) => !same(name)), view].toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
}
