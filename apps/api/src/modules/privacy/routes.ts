import { privacyContract } from '@kxo/domain/privacy/contract'
import { routes } from '../../platform/serve.ts'

export const privacyRoutes = routes(privacyContract, {})
