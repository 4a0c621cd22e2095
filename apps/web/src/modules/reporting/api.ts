import type { ListQuery } from '@kxo/domain/kernel/listing'
import { reportingContract } from '@kxo/domain/reporting/contract'
import type { FigureKey } from '@kxo/domain/reporting/figures'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'
import { saveFile } from '../../ui/display/save-file.ts'

export const dashboardQuery = (client: string, period: string) =>
  queryOptions({
    queryKey: ['dashboard', client, period],
    queryFn: ({ signal }) => call(reportingContract.dashboard, { params: { client }, query: { period } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const figureRows = (client: string, figure: FigureKey, period: string, query: ListQuery, signal: AbortSignal) =>
  call(reportingContract.figure, { params: { client, figure }, query: { ...query, period } }, { signal })

export const exportFigure = (client: string, figure: FigureKey, period: string, query: ListQuery) =>
  fetchFile(reportingContract.figure, { params: { client, figure }, query: { ...query, period } })

export const fetchCompanyYears = (client: string, id: number, query: ListQuery, signal: AbortSignal) =>
  call(reportingContract.companyYears, { params: { client, id }, query }, { signal })

export const saveCompanyYear = async (client: string, id: number, year: number): Promise<void> => {
  const { blob, name } = await fetchFile(reportingContract.companyYearSheet, { params: { client, id, year } })
  saveFile(blob, name)
}

export const exportCompanyYears = (client: string, id: number, query: ListQuery) =>
  fetchFile(reportingContract.companyYears, { params: { client, id }, query })
