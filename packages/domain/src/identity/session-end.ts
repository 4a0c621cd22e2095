/** Why a session ended, when its person signed out; open pages are told, and remember no address to come back to. */
export const signedOut = 'logout'

/** What open pages are told of a session that ended. */
export type SessionEnd = { because: string }
