export { activitiesQuery } from './api.ts'
export { type EventsDependencies } from './dependencies.ts'
