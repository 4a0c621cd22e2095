/** Addresses of pages that stand above documents. */
type DocumentsDependencies = { sheets: () => string }

let handed: DocumentsDependencies | undefined

/** Called once by the list of modules. */
export const provideDocuments = (addresses: DocumentsDependencies): void => {
  handed = addresses
}
/** The attendance sheets, where proofs are issued. */
export const sheetsAddress = (): string => handed?.sheets() ?? ''
