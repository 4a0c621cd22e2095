export type { SampleRequest, SampleSource } from './dependencies.ts'
export { dressed, type Model, modelFor, pinned, unpinned } from './printing/model-for.ts'
export { templatesRoutes } from './routes.ts'
