export { deliver } from './deliver.ts'
export { deliverMail } from './jobs.ts'
export { post } from './post.ts'
export { mailingRoutes } from './routes.ts'
