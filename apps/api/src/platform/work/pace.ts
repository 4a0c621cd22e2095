/** What a busy server says holds this long: it says so again while it lasts. */
const busyMs = 1_000
/** Between two jobs begun meanwhile: nothing is left undone for as long as a rush lasts. */
const gapMs = 100

/** When jobs begin: at once, or one after the other while the server answers a rush, which needs the machine more. */
export type Pace = { serverIsBusy: () => void; isBusy: () => boolean; turn: () => Promise<void> }

export function openPace(now: () => number = () => performance.now()): Pace {
  let busyUntil = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  let line = Promise.resolve()
  const isBusy = (): boolean => now() < busyUntil
  const wait = async (): Promise<void> => {
    while (isBusy() && now() - last < gapMs) await new Promise((wake) => setTimeout(wake, gapMs - (now() - last)))
    last = now()
  }
  return {
    serverIsBusy() {
      busyUntil = now() + busyMs
    },
    isBusy,
    /** Resolves when the caller may begin its job; first come, first served. */
    turn() {
      line = line.then(wait)
      return line
    },
  }
}
