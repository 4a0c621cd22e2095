import { tenantsContract } from '@kxo/domain/tenants/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import type { Arrangement } from '../../ui/column.ts'
import { reportFailure } from '../../ui/failure.ts'
import { contextQuery } from './api.ts'

/** Dragging a column's edge changes it many times: one save once it rests. */
const restMs = 800

const readable = (kept: unknown): Arrangement | null =>
  Array.isArray(kept) && kept.every((item) => typeof item?.key === 'string' && typeof item?.shown === 'boolean')
    ? (kept as Arrangement)
    : null

/** Columns of a list as this person arranged them, kept on the server under `{name}_fields`: `<DataTable saved={useSavedColumns('bills')} …>`. */
export function useSavedColumns(name: string): { columns: Arrangement | null; save: (columns: Arrangement) => void } {
  const { tenant, user } = useViewer()
  const queries = useQueryClient()
  const options = contextQuery(tenant.name)
  const context = useQuery({ ...options, enabled: user !== null })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = `${name}_fields`

  const send = async (columns: Arrangement): Promise<void> => {
    const params = { client: tenant.name }
    const known = queries.getQueryData(options.queryKey)
    const fields = { ...known?.fields, [field]: columns }
    const kept = known
      ? await call(tenantsContract.changeContext, { params: { ...params, id: known.id }, body: { fields } })
      : await call(tenantsContract.createContext, { params, body: { fields } })
    queries.setQueryData(options.queryKey, kept)
  }
  return {
    columns: readable(context.data?.fields[field]),
    // A failure to remember columns is told to the server, never to the person (specification §8).
    save: (columns) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(columns).catch((error: unknown) => reportFailure(error, 'context')), restMs)
    },
  }
}
