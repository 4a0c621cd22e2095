export { activitiesQuery, recordQuery } from './api.ts'
export type { BulkDialogOf } from './bulk/bulk-dialog-of.ts'
export { type EventsDependencies } from './dependencies.ts'
export { StepForm, type StepProps, useStepForm } from './steps/step-form.tsx'
