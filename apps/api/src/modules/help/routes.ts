import { helpContract } from '@kxo/domain/help/contract'
import { routes } from '../../platform/serve.ts'

export const helpRoutes = routes(helpContract, {})
