import { reportingContract } from '@kxo/domain/reporting/contract'
import { eventStatsContract } from '@kxo/domain/reporting/event-stats-contract'
import { teamFiguresContract } from '@kxo/domain/reporting/team-contract'
import { routes } from '../../platform/http/serve.ts'
import { companyYears } from './company-years.ts'
import { dashboard } from './dashboard.ts'
import { readEventStats } from './event-stats.ts'
import { listFigure } from './list-figure.ts'
import { printCompanyYear } from './print-company-year.ts'
import { printEventReport } from './print-event-report.ts'
import { readTeamFigures } from './team/team-figures.ts'
import { listTeamTrainings } from './team/team-trainings.ts'

export const teamFiguresRoutes = routes(teamFiguresContract, { teamFigures: readTeamFigures, teamTrainings: listTeamTrainings })

export const reportingRoutes = routes(reportingContract, {
  companyYears,
  companyYearSheet: printCompanyYear,
  dashboard,
  figure: listFigure,
})

export const eventStatsRoutes = routes(eventStatsContract, { eventStats: readEventStats, eventReport: printEventReport })
