/** A time zone where it is about noon now: what starts in a few hours there is still of today. */
export function zoneAtNoon(now = new Date()): string {
  const ahead = 12 - now.getUTCHours()
  // These zones are named by what is to be added to reach Greenwich.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
