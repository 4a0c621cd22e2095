import { historyContract } from '@kxo/domain/history/contract'
import { routes } from '../../platform/serve.ts'

export const historyRoutes = routes(historyContract, {})
