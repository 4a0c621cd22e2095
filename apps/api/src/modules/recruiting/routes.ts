import { boostsContract } from '@kxo/domain/recruiting/boosts-contract'
import { recruitingContract } from '@kxo/domain/recruiting/contract'
import { routes } from '../../platform/http/serve.ts'
import { answerAll, previewAnswers } from './applications/answer-all.ts'
import { listApplications } from './applications/list-applications.ts'
import { noteApplication } from './applications/note-application.ts'
import { readApplication } from './applications/read-application.ts'
import { orderBoosts } from './boosts/order-boosts.ts'
import { readBoosts } from './boosts/read-boosts.ts'
import { stopBoost } from './boosts/stop-boost.ts'
import { listOffers } from './offers/list-offers.ts'
import { readDashboard } from './offers/read-dashboard.ts'

export const recruitingRoutes = [
  routes(recruitingContract, {
    dashboard: readDashboard,
    offers: listOffers,
    applications: listApplications,
    application: readApplication,
    noteApplication,
    previewAnswers,
    answerAll,
  }),
  routes(boostsContract, { read: readBoosts, order: orderBoosts, stop: stopBoost }),
]
