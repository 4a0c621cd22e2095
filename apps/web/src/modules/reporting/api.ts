import { reportingContract } from '@kxo/domain/reporting/contract'
import { eventStatsContract } from '@kxo/domain/reporting/event-stats-contract'
import { teamFiguresContract } from '@kxo/domain/reporting/team-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../platform/api-query.ts'
import { downloadFile } from '../../platform/download-file.ts'

export const dashboardQuery = (period: string) =>
  apiQuery(reportingContract.dashboard, { query: { period } }, { placeholderData: keepPreviousData })
export const teamFiguresQuery = (period: string) =>
  apiQuery(teamFiguresContract.teamFigures, { query: { period } }, { placeholderData: keepPreviousData })
export const saveTeamTrainings = (period: string): Promise<void> =>
  downloadFile(teamFiguresContract.teamTrainings, { query: { period, page: 1, page_size: 25, format: 'xlsx' } })
export const saveCompanyYear = (id: number, year: number): Promise<void> =>
  downloadFile(reportingContract.companyYearSheet, { params: { id, year } })

export const eventStatsQuery = (id: number) => apiQuery(eventStatsContract.eventStats, { params: { id } })
export const saveEventReport = (id: number): Promise<void> => downloadFile(eventStatsContract.eventReport, { params: { id } })
