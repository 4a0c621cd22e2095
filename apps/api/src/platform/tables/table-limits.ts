/** A cell holds no more than a spreadsheet's does, a line no more cells than people fill, all of them no more text than a file of the size accepted. */
export const tableLimits = { cell: 32_767, width: 1_000, characters: 64 * 1024 * 1024 }
