import { path } from '../kernel/path.ts'

export const adminLocations = path('/admin/locations')
export const adminLocation = path('/admin/location/:id')
