import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnersContract } from '@kxo/domain/partners/contract'
import { functionsContract } from '@kxo/domain/partners/functions-contract'
import { may } from '@kxo/domain/partners/permissions'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { accept, refuseAssignment } from './accept.ts'
import { assign } from './assign.ts'
import { changePart } from './change-part.ts'
import { candidatesFor, partnersOf } from './queries.ts'
import { readAssignments } from './read-assignments.ts'
import { readFunctions, readParts } from './read-functions.ts'
import { addUnavailability, readUnavailabilities, removeUnavailability } from './unavailabilities.ts'

export const partnersRoutes = routes(partnersContract, {
  eventPartners: async ({ actor, db }, { params }) => {
    authorize(may.seePartners(actor))
    found(await db.selectFrom('events').select('id').where('id', '=', params.id).executeTakeFirst())
    return partnersOf(db, params.id)
  },
  addPartner: assign,
  changePartner: changePart,
  availability: async ({ actor, db }, { query }) => {
    authorize(may.assignPartners(actor))
    return candidatesFor(db, query.event, query.q)
  },
})

export const functionsRoutes = routes(functionsContract, { functions: readFunctions, parts: readParts })

export const assignmentsRoutes = routes(assignmentsContract, {
  mine: readAssignments,
  accept,
  refuse: refuseAssignment,
  unavailabilities: readUnavailabilities,
  addUnavailability,
  removeUnavailability,
})
