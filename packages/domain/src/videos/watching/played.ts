/** A part of a film that was really played: from one second to another, to a tenth. */
export type Part = readonly [from: number, to: number]

/** The fastest a film plays: more seconds than this of each second that passed were not watched. */
const maxSpeed = 2
/** Seconds a clock and a network may be wrong by. */
const clockTolerance = 3
/** Share of the distinct seconds of a film from which it is watched whole. */
const wholeShare = 0.95

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10

/** Parts in their order, those that touch or overlap made one; what is empty or upside down is left out. */
export function merged(parts: readonly Part[]): Part[] {
  const ordered = parts
    .map(([from, to]): Part => [tenths(from), tenths(to)])
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b)
  const joined: Part[] = []
  for (const part of ordered) {
    const last = joined.at(-1)
    if (last && part[0] <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], part[1])]
    else joined.push(part)
  }
  return joined
}

/** Parts as far as a film of so many seconds goes. */
export const within = (parts: readonly Part[], seconds: number | null): Part[] =>
  merged(seconds === null ? parts : parts.map(([from, to]): Part => [Math.min(from, seconds), Math.min(to, seconds)]))

/** Distinct seconds of parts, whatever overlaps counted once. */
export const lengthOf = (parts: readonly Part[]): number => tenths(merged(parts).reduce((sum, [from, to]) => sum + to - from, 0))

/** Whether enough of a film was played to say it was watched whole; never of a film whose length nobody knows. */
export const isWhole = (parts: readonly Part[], seconds: number | null): boolean =>
  seconds !== null && seconds > 0 && lengthOf(parts) >= seconds * wholeShare

/** Percent of a film that was played. */
export const percentOf = (watched: number, seconds: number | null): number =>
  seconds === null || seconds <= 0 ? 0 : Math.min(100, Math.floor((watched / seconds) * 100))

/** Whether so many new seconds can have been played in the time that passed. */
export const isPossible = (added: number, elapsedMs: number): boolean => added <= (elapsedMs / 1000) * maxSpeed + clockTolerance
