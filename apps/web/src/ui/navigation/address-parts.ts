/** An address of the product as the router takes it: path and query apart. */
export function addressParts(address: string): { to: string; search: Record<string, string> } {
  const [to = '/', query = ''] = address.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}
