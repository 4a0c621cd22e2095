/** How many may still leave this month; a limit never holds back what is not marketing. */
export const mailsLeft = (used: number, max: number | null): number => (max === null ? Number.POSITIVE_INFINITY : Math.max(0, max - used))

/** A mail as others than its addressee read it: a personal link opens somebody's session, so its code is left out. */
export const withoutPersonalLinks = (text: string): string =>
  text.replace(/(\/lien-sms\/)[\w-]+/g, '$1…').replace(/(\/url\/[^/\s"<]+\/)[\w-]{16,}/g, '$1…')
