export const publicPagesConfig: string
/** @throws Refusal when it does not build */
export function buildWeb(): Promise<void>
export function buildPublicPages(): Promise<void>
/** Writes a brotli and a gzip copy beside each file of a folder that gains by it. */
export function compressFiles(folder: string): Promise<void>
