let issued = 0

/** Another address at each call: what an endpoint bounds by address is not what is tried. */
export const anAddress = (): string => `198.18.${Math.floor(++issued / 250) % 250}.${1 + (issued % 250)}`
