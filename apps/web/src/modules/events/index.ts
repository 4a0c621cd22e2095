export { type EventsDependencies } from './dependencies.ts'
