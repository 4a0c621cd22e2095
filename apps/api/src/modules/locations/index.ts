export { addLocation } from './add-location.ts'
export { addRoom } from './rooms.ts'
export { locationsRoutes } from './routes.ts'
