/** Enough of a name for its bearer to know themselves: "Julie M.". */
export const maskedName = ({ first_name, last_name }: { first_name: string; last_name: string }): string => {
  const initial = [...last_name.trim()][0]
  return [first_name.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ')
}

/** Enough of an address for its owner to know which mailbox to open: "j…@cabinet.fr". */
export const maskedMail = (mail: string): string => mail.replace(/^(.).*(@[^@]+)$/u, '$1…$2')

/** New personal links one may ask for in a day. */
export const newLinksADay = 3
