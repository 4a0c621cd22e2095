export { companyQuery } from './api.ts'
export { flagLabels, flagsOf } from './form/flags.ts'
