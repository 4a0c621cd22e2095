import { reportingContract } from '@kxo/domain/reporting/contract'
import { eventStatsContract } from '@kxo/domain/reporting/event-stats-contract'
import { teamFiguresContract } from '@kxo/domain/reporting/team-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { fetchFile } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'
import { saveFile } from '../../ui/display/save-file.ts'

export const dashboardQuery = (period: string) =>
  apiQuery(reportingContract.dashboard, { query: { period } }, { placeholderData: keepPreviousData })
export const teamFiguresQuery = (period: string) =>
  apiQuery(teamFiguresContract.teamFigures, { query: { period } }, { placeholderData: keepPreviousData })
export const saveTeamTrainings = async (period: string): Promise<void> => {
  const { blob, name } = await fetchFile(teamFiguresContract.teamTrainings, { query: { period, page: 1, page_size: 25, format: 'xlsx' } })
  saveFile(blob, name)
}
export const saveCompanyYear = async (id: number, year: number): Promise<void> => {
  const { blob, name } = await fetchFile(reportingContract.companyYearSheet, { params: { id, year } })
  saveFile(blob, name)
}

export const eventStatsQuery = (id: number) => apiQuery(eventStatsContract.eventStats, { params: { id } })
export const saveEventReport = async (id: number): Promise<void> => {
  const { blob, name } = await fetchFile(eventStatsContract.eventReport, { params: { id } })
  saveFile(blob, name)
}
