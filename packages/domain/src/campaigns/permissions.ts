import { isAdministrator, isConsultant, mayWriteAsAdministrator, type Predicate } from '../kernel/permissions.ts'

export const may = {
  readCampaigns: ((actor) => isAdministrator(actor) || isConsultant(actor)) satisfies Predicate,
  /** Writing to many people: administrators who may write, consultants. */
  writeCampaigns: ((actor) => mayWriteAsAdministrator(actor) || isConsultant(actor)) satisfies Predicate,
}
