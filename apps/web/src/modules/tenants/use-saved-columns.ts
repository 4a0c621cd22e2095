import { useRef } from 'react'
import { reportFailure } from '../../ui/feedback/failure.ts'
import type { Arrangement } from '../../ui/table/column.ts'
import type { ListView, SavedList } from '../../ui/table/list-view.ts'
import { useUserPreferences } from './use-user-preferences.ts'

/** Dragging a column's edge changes it many times: one save once it rests. */
const restMs = 800

const isArrangement = (value: unknown): value is Arrangement =>
  Array.isArray(value) && value.every((item) => typeof item?.key === 'string' && typeof item?.shown === 'boolean')
const isTexts = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && Object.values(value).every((text) => typeof text === 'string')
const viewsIn = (value: unknown): ListView[] =>
  Array.isArray(value) ? value.filter((one) => typeof one?.name === 'string' && isArrangement(one.columns) && isTexts(one.search)) : []

/**
 * What a person keeps of a list: its columns as they arranged them under `{name}_fields`, and their named views under `{name}_filters`:
 * `<DataTable saved={useSavedColumns('bills')} …>`.
 */
export function useSavedColumns(name: string): SavedList {
  const { fields, filters, isComing, keep } = useUserPreferences()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const columns = fields[`${name}_fields`]
  return {
    isComing,
    columns: isArrangement(columns) ? columns : null,
    // A failure to remember columns is told to the server, never to the person.
    save: (next) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => void keep('fields', `${name}_fields`, () => next).catch((error: unknown) => reportFailure(error, 'context')),
        restMs,
      )
    },
    views: viewsIn(filters[`${name}_filters`]),
    changeViews: (change) => keep('filters', `${name}_filters`, (value) => change(viewsIn(value))),
  }
}
