import { everyDepartment, labelOfDepartment } from '@kxo/domain/kernel/geography'

/** Départements as a filter offers them, in the order of their codes. */
export const departmentOptions = everyDepartment.map(({ code }) => ({ value: code, label: labelOfDepartment(code) }))
