export { addLocation } from './add-location.ts'
export { locationSubject } from './record-subject.ts'
export { addRoom } from './rooms.ts'
export { locationsRoutes } from './routes.ts'
