export { roomsQuery } from './api.ts'
export { useLocationOptions } from './use-location-options.ts'
