import { path } from '../kernel/path.ts'

/** A person's bills; one of them by its number, or by its id while it has none. */
export const bills = path('/bills')
export const bill = path('/bills/:code')
/** A quote, opened by its recipient: from their list, or by the link of its mail. */
export const quote = path('/quotes/:id')
/** The register of bills and credit notes. */
export const invoicing = path('/admin/facturation')
/** A quote opened in the register. */
export const quoteInRegister = (id: number): string => `${invoicing()}?tab=devis&quote=${id}`
/** What was sold, for the accountant. */
export const salesJournal = path('/admin/sales-journal')
/** Legal bodies that issue. */
export const adminEntities = path('/admin/entities')
