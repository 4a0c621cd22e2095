export type OwnPostgres = { url: string; halt: () => Promise<void>; resume: () => Promise<void>; stop: () => Promise<void> }
export function startPostgres(options?: { isDurable?: boolean }): Promise<OwnPostgres>
