import { missionContract } from '@kxo/domain/partners/missions/mission-contract'
import { planningContract } from '@kxo/domain/planning/contract'
import { planningFeedContract } from '@kxo/domain/planning/feed-contract'
import { findingContract } from '@kxo/domain/planning/finding/finding-contract'
import { lobbyContract } from '@kxo/domain/planning/lobby/lobby-contract'
import { logisticsContract } from '@kxo/domain/planning/logistics/logistics-contract'
import { slotsContract } from '@kxo/domain/planning/slots/slot-contract'
import { routes } from '../../platform/http/serve.ts'
import { openFeed, readCalendar, readFeed, revokeFeed } from './feeds.ts'
import { findConflicts } from './find-conflicts.ts'
import { findDates } from './find-dates.ts'
import { listScreens, openScreen, revokeScreen } from './lobby/screens.ts'
import { readBeside } from './logistics/read-beside.ts'
import { readLogistics } from './logistics/read-logistics.ts'
import { askMission, printMission } from './missions/print-mission.ts'
import { moveSlot } from './move-slot.ts'
import { readPlanning } from './read-planning.ts'
import { listSlots } from './slots/list-slots.ts'

export const findingRoutes = routes(findingContract, { freeDates: findDates })

export const planningFeedRoutes = routes(planningFeedContract, {
  feed: readFeed,
  open: openFeed,
  revoke: revokeFeed,
  calendar: readCalendar,
})

export const lobbyRoutes = routes(lobbyContract, { screens: listScreens, open: openScreen, revoke: revokeScreen })

export const slotRoutes = routes(slotsContract, { slots: listSlots })

export const logisticsRoutes = routes(logisticsContract, { logistics: readLogistics, beside: readBeside })

export const missionRoutes = routes(missionContract, { missionOrder: printMission, sendMissionOrder: askMission })

export const planningRoutes = routes(planningContract, { read: readPlanning, conflicts: findConflicts, move: moveSlot })
