/** What a list holds of the address means nothing to the list of the next tab. */
export const noList = { page: undefined, page_size: undefined, sort: undefined, q: undefined, filters: undefined }
