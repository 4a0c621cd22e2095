type Engine = {
  waitReady: Promise<void>
  execProtocolStream(message: Uint8Array, options?: object): Promise<unknown[]>
}

/** First bytes of the messages the engine answers at once: a simple query, a flush, the end of a statement (PostgreSQL protocol 3.0, §55.7). */
const answered = new Set([...'QHS'].map((letter) => letter.charCodeAt(0)))

/** The embedded engine, given each statement in one piece: the driver sends it in five, and each crosses into the engine apart. */
export function inWholeMessages<E extends Engine>(engine: E): E {
  let held: Uint8Array[] = []
  const execProtocolStream: Engine['execProtocolStream'] = (message, options) => {
    held.push(message)
    if (!answered.has(message[0] ?? 0)) return Promise.resolve([])
    const whole = Buffer.concat(held)
    held = []
    return engine.execProtocolStream(whole, options)
  }
  // The driver uses these two alone, and knows an engine by the second.
  return { waitReady: engine.waitReady, execProtocolStream } as E
}
