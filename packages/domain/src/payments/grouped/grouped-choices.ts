/** Where what may be invoiced comes from: a place confirmed without a bill, a draft that waits, the rest of what a deposit was paid for. */
export const billableSources = ['registration', 'draft', 'balance'] as const
export type BillableSource = (typeof billableSources)[number]

/** What one bill is made for. */
export const groupings = ['payer', 'event', 'person'] as const
export type Grouping = (typeof groupings)[number]
