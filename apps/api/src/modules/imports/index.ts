export { checkLater } from './check.ts'
export { checkImportJob, runImportJob } from './jobs.ts'
export { importsRoutes, worksRoutes } from './routes.ts'
export { runImport } from './run.ts'
