/** Name of the tenant whose pages are open. */
let bound: string | null = null

/** Binds the calls to the tenant whose pages are open; a call may still name another. */
export const bindTenant = (name: string | null): void => {
  bound = name
}

export const boundTenant = (): string | null => bound

/** The params of a path with the bound tenant where it asks for one and the caller named none. */
export const withTenant = (path: string, params: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, unknown>> =>
  path.includes(':client') && params?.['client'] === undefined ? { ...params, client: bound } : (params ?? {})
