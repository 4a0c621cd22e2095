import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnersContract } from '@kxo/domain/partners/contract'
import { functionsContract } from '@kxo/domain/partners/functions-contract'
import { may } from '@kxo/domain/partners/permissions'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { accept, refuseAssignment } from './assignments/accept.ts'
import { assign } from './assignments/assign.ts'
import { assignSlots } from './assignments/assign-slots.ts'
import { changePart } from './assignments/change-part.ts'
import { readAssignments } from './assignments/read-assignments.ts'
import { replace } from './assignments/replace.ts'
import { addUnavailability, readUnavailabilities, removeUnavailability } from './assignments/unavailabilities.ts'
import { validateHours } from './assignments/validate-hours.ts'
import { previewManyHours, undoManyHours, validateManyHours } from './assignments/validate-many-hours.ts'
import { candidatesFor, partnersOf, refusalsOf } from './queries.ts'
import { readFunctions, readParts } from './read-functions.ts'
import { partnerRecordsRoutes } from './records/record-routes.ts'

const eventPartnersRoutes = routes(partnersContract, {
  eventPartners: async ({ actor, db }, { params }) => {
    authorize(may.seePartners(actor))
    found(await db.selectFrom('events').select('id').where('id', '=', params.id).executeTakeFirst())
    return [...(await partnersOf(db, params.id)), ...(await refusalsOf(db, params.id))]
  },
  addPartner: assign,
  changePartner: changePart,
  availability: async ({ actor, db }, { query }) => {
    authorize(may.assignPartners(actor))
    return candidatesFor(db, query.event, query.q)
  },
})

const functionsRoutes = routes(functionsContract, {
  functions: readFunctions,
  parts: readParts,
  validateHours,
  previewManyHours,
  validateManyHours,
  undoManyHours,
})

const assignmentsRoutes = routes(assignmentsContract, {
  mine: readAssignments,
  accept,
  refuse: refuseAssignment,
  assign: assignSlots,
  replace,
  unavailabilities: readUnavailabilities,
  addUnavailability,
  removeUnavailability,
})

export const partnersRoutes = [eventPartnersRoutes, functionsRoutes, assignmentsRoutes, partnerRecordsRoutes]
