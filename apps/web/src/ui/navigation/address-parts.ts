type Search = Readonly<Record<string, unknown>>

/** A query as the router takes it: its routes are made of the page lists, which its types do not know. */
export const searchOf = (search: Search | ((was: Search) => Search)): never => search as never // no route is known to them

/** An address of the product as the router takes it: path and query apart. */
export function addressParts(address: string): { to: string; search: Record<string, string> } {
  const [to = '/', query = ''] = address.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}
