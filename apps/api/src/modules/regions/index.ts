export { allRegions } from './queries.ts'
export { regionFor } from './region-for.ts'
export { regionsRoutes } from './routes.ts'
