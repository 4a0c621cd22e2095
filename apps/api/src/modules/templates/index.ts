export type { SampleRequest, SampleSource } from './dependencies.ts'
export { dressed, type Model, type ModelPrint, modelFor, pinned, unfilledModel, unpinned } from './printing/model-for.ts'
export { templatesRoutes } from './routes.ts'
