import { Socket } from 'node:net'

/** What is written within one turn leaves in one piece: to hand a statement to the system by itself costs more than to write it. */
export class GatheringSocket extends Socket {
  #isGathering = false

  override write(chunk: string | Uint8Array, ...rest: unknown[]): boolean {
    if (!this.#isGathering) {
      this.#isGathering = true
      this.cork()
      process.nextTick(() => {
        this.#isGathering = false
        this.uncork()
      })
    }
    return super.write(chunk, ...(rest as []))
  }
}
