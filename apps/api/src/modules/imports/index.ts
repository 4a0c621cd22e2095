export { checkImportJob, runImportJob } from './jobs.ts'
export { importsRoutes, worksRoutes } from './routes.ts'
export { checkLater } from './running/check.ts'
export { runImport } from './running/run.ts'
