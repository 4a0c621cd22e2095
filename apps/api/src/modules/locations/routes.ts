import { locationsContract } from '@kxo/domain/locations/contract'
import { may } from '@kxo/domain/locations/permissions'
import { authorize } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { addLocation } from './add-location.ts'
import { archiveLocation } from './archive-location.ts'
import { block, unblock } from './blocks.ts'
import { changeLocation } from './change-location.ts'
import { findRooms } from './find-rooms.ts'
import { listLocations } from './list-locations.ts'
import { addFile, readFile, removeFile } from './location-files.ts'
import { getLocation } from './present.ts'
import { removeLocation } from './remove-location.ts'
import { addRoom, changeRoom, removeRoom } from './rooms.ts'

export const locationsRoutes = routes(locationsContract, {
  list: listLocations,
  availability: findRooms,
  create: addLocation,
  get: async (context, { params }) => {
    authorize(may.readLocations(context.actor))
    return getLocation(context, params.id)
  },
  change: changeLocation,
  archive: archiveLocation,
  remove: removeLocation,
  addRoom,
  changeRoom,
  removeRoom,
  block,
  unblock,
  addFile,
  readFile,
  removeFile,
})
