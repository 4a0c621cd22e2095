/**
 * How a control is run: a race shows itself often, not always, and a control proves its protection as soon as it is seen failing once without it.
 * What is protected is never tried again.
 */
export const control = { retry: 4 }
