import { expect, test } from 'vitest'
import { asksToStop } from './stop-answer.ts'

test('PRV-13 STOP is understood as people write it, and nothing else is', () => {
  for (const text of ['STOP', ' stop.', 'Stop merci', 'ARRÊT', '“Stop”']) expect([text, asksToStop(text)]).toEqual([text, true])
  for (const text of ['', 'Merci', 'non stop', 'stopper ici', 'OK STOP']) expect([text, asksToStop(text)]).toEqual([text, false])
})
