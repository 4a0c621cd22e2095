/** A token is renewed this long before its end, so that no call meets a refusal on its way. */
const marginMs = 20_000

/** Seconds since 1970, by the server's clock. */
type Times = { iat: number; exp: number }

/** When a token was signed and when it ends; null for anything that is no JSON Web Token. */
function timesOf(token: string): Times | null {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as Partial<Times>
    return typeof claims.iat === 'number' && typeof claims.exp === 'number' ? { iat: claims.iat, exp: claims.exp } : null
  } catch {
    return null
  }
}

/** How far this machine's clock is ahead of the server's, as the last token received told. */
let aheadMs = 0

/** Sets the clock by a token that was just signed. */
export function noteToken(token: string): void {
  const times = timesOf(token)
  if (times) aheadMs = Date.now() - times.iat * 1000
}

/** Whether the server is about to refuse the token, or does already. */
export function isAboutToEnd(token: string): boolean {
  const times = timesOf(token)
  return times !== null && times.exp * 1000 - (Date.now() - aheadMs) < marginMs
}
