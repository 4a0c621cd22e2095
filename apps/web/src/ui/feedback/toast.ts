import type { TextOrSentence } from '../i18n/language.tsx'
import { failureOf, reportFailure } from './failure.ts'

export type Toast = {
  id: number
  text: TextOrSentence
  tone: 'success' | 'danger' | 'info'
  /** An act offered with the message, such as undo. */
  act?: { label: TextOrSentence; run: () => void }
  /** Of a failure of the server, to be quoted to who looks for it. */
  reference?: string
}

let shown: readonly Toast[] = []
let next = 1
const listeners = new Set<() => void>()
const publish = (toasts: readonly Toast[]): void => {
  shown = toasts
  for (const listener of listeners) listener()
}
const add = (tone: Toast['tone'], text: TextOrSentence, more: Pick<Toast, 'act' | 'reference'> = {}): void =>
  publish([...shown, { id: next++, text, tone, ...more }])

/** Short messages, bottom right: `toast.success(w.saved)`, `toast.failure(error)`, with an act to undo when there is one. */
export const toast = {
  success: (text: TextOrSentence, act?: Toast['act']): void => add('success', text, act && { act }),
  info: (text: TextOrSentence, act?: Toast['act']): void => add('info', text, act && { act }),
  /** A refusal or a failure: its sentence, reported when it is ours. */
  failure: (error: unknown): void => {
    const { sentence, status, correlation_id } = failureOf(error)
    add('danger', sentence, (status ?? 0) >= 500 && correlation_id ? { reference: correlation_id } : {})
    reportFailure(error, 'toast')
  },
  dismiss: (id: number): void => publish(shown.filter((toasted) => toasted.id !== id)),
}

export const readToasts = (): readonly Toast[] => shown
export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
