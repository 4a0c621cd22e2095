/** Path of a Chromium, installed when there is none. @throws Error when none can be. */
export function findChromium(): string
