import { regionsContract } from '@kxo/domain/regions/contract'
import { may } from '@kxo/domain/regions/permissions'
import { authorize } from '../../platform/context.ts'
import { routes } from '../../platform/serve.ts'
import { allRegions } from './queries.ts'

export const regionsRoutes = routes(regionsContract, {
  choices: async ({ db, actor }) => {
    authorize(may.chooseRegion(actor))
    return (await allRegions(db)).map(({ id, name }) => ({ id, name }))
  },
})
