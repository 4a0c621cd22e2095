import { isFullAdministrator, isSuperAdministrator, type Predicate } from '../kernel/permissions.ts'

const diagnoses: Predicate = (actor) => isFullAdministrator(actor) || isSuperAdministrator(actor)

export const may = { diagnose: diagnoses }
