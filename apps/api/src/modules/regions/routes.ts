import { regionsContract } from '@kxo/domain/regions/contract'
import { may } from '@kxo/domain/regions/permissions'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { listRegions, readCoverage } from './list.ts'
import { listEvents, listPeople, listReferents } from './list-members.ts'
import { loadFrench } from './load-french.ts'
import { openRegions } from './open-regions.ts'
import { presentRegion } from './present.ts'
import { allRegions, findRegion } from './queries.ts'
import { previewMoves, readWork, recompute } from './recompute.ts'
import { removeRegion } from './remove.ts'
import { changeRegion, createRegion } from './save-region.ts'
import { testCode } from './test-code.ts'

export const regionsRoutes = routes(regionsContract, {
  choices: async ({ db, actor }) => {
    authorize(may.chooseRegion(actor))
    return (await allRegions(db)).map(({ id, name }) => ({ id, name }))
  },
  list: listRegions,
  coverage: readCoverage,
  test: testCode,
  loadFrench,
  moves: previewMoves,
  recompute,
  work: readWork,
  referents: listReferents,
  create: createRegion,
  get: async (context, { params }) => {
    openRegions(context)
    return presentRegion(found(await findRegion(context.db, params.id)))
  },
  change: changeRegion,
  remove: removeRegion,
  people: listPeople,
  events: listEvents,
})
