export { planningRefusals } from './refusals.ts'
export { planningFeedRoutes, planningRoutes } from './routes.ts'
