/** Where a file on its way stands: leaving, stopped by the person, or waiting for the network. */
export type TransferState = 'sending' | 'paused' | 'waiting'

/** A file on its way, between the field that shows it and what sends it. */
export type Transfer = {
  /** Under which name the device keeps the file until it has arrived, so that it goes on in a page opened again; null keeps nothing. */
  place: string | null
  /** Aborted once the person gives up. */
  signal: AbortSignal
  onProgress: (share: number) => void
  onState: (state: TransferState) => void
  /** Whether it may stop and go on: what sends it in parts says how. */
  onControl: (control: { pause: () => void; resume: () => void } | null) => void
}
