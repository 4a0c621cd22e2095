import { locationsContract } from '@kxo/domain/locations/contract'
import { may } from '@kxo/domain/locations/permissions'
import { authorize } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { addLocation } from './add-location.ts'
import { changeLocation } from './change-location.ts'
import { listLocations } from './list-locations.ts'
import { getLocation, roomsBetween } from './queries.ts'
import { removeLocation } from './remove-location.ts'
import { addRoom, changeRoom, removeRoom } from './rooms.ts'

export const locationsRoutes = routes(locationsContract, {
  list: listLocations,
  availability: async ({ actor, db }, { query }) => {
    authorize(may.readLocations(actor))
    return roomsBetween(db, query)
  },
  create: addLocation,
  get: async ({ actor, db, now }, { params }) => {
    authorize(may.readLocations(actor))
    return getLocation(db, params.id, now)
  },
  change: changeLocation,
  remove: removeLocation,
  addRoom,
  changeRoom,
  removeRoom,
})
