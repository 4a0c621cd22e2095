import { useWatch } from 'react-hook-form'
import type { RecordForm } from '../../../ui/form/form.tsx'

/** A list inside a question, and ways to lay another in its place. */
export function useListed<Item>({ control, setValue, clearErrors }: RecordForm, name: string) {
  const list = (useWatch({ control, name }) ?? []) as readonly Item[]
  const lay = (next: readonly Item[]): void => {
    clearErrors(name)
    setValue(name, next, { shouldDirty: true })
  }
  return {
    list,
    lay,
    add: (item: Item): void => lay([...list, item]),
    remove: (at: number): void => lay(list.toSpliced(at, 1)),
    swap: (at: number, other: number): void => lay(list.with(at, list[other] as Item).with(other, list[at] as Item)),
  }
}
