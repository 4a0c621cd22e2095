/** Declarations taken from one network address an hour, and for one mail a day, whoever it belongs to. */
export const declarationLimits = { perAddressAnHour: 5, perMailADay: 5 } as const

/** Working days the team has to follow a declaration. */
export const daysToFollow = 2
