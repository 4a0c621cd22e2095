export const publicPagesConfig: string
/** @throws Refusal when it does not build */
export function buildWeb(): void
export function buildPublicPages(): void
