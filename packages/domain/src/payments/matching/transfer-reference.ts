type Payable = { id: number; number: string | null; registration_id: number | null }

/** What whoever pays by transfer or cheque is asked to write: the number of the bill, or until it is issued the registration it is of. */
export const transferReference = ({ id, number, registration_id }: Payable): string =>
  number ?? provisionalReference({ id, registration_id })

/** The reference shown before a bill is issued: transfers bear it once it is. */
export const provisionalReference = ({ id, registration_id }: Omit<Payable, 'number'>): string => `R-${registration_id ?? id}`
