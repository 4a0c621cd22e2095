import type { JobHandler } from '../../platform/work/job-handler.ts'
import { sendMissionOrder } from '../partners/index.ts'
import { sendMission } from './missions/send-mission.ts'

export { lobbyPage } from './lobby/lobby-page.ts'
export { planningRefusals } from './refusals.ts'
export { findingRoutes, lobbyRoutes, logisticsRoutes, missionRoutes, planningFeedRoutes, planningRoutes, slotRoutes } from './routes.ts'

/** Mission orders are printed outside any transaction. */
export const planningJobs: JobHandler[] = [{ job: sendMissionOrder, run: sendMission, opensItself: true }]
