/** A part of a name (`CN`, `OU`, `UID`) as a certificate writes it. */
export const namePart = (name: string, part: string): string =>
  name
    .split('\n')
    .find((line) => line.startsWith(`${part}=`))
    ?.slice(part.length + 1) ?? ''
