import { regionsContract } from '@kxo/domain/regions/contract'
import { routes } from '../../platform/serve.ts'

export const regionsRoutes = routes(regionsContract, {})
