export { reportToServer } from './report-failure.ts'
