import { queuedWords } from '@kxo/domain/attendance/day/queued-words'
import { Alert, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { preloadDialog } from '../../../ui/overlay/dialog.tsx'
import { forgetSignature } from './signature-queue.ts'
import { useSignatureSync, useWaitingSignatures } from './use-signing.ts'

/** Signatures this device holds: those to be sent, and those the server refused, with why. */
export function WaitingSignatures() {
  const { say } = useLanguage()
  const queries = useQueryClient()
  useSignatureSync()
  // Signing opens a dialog, with or without the network.
  useEffect(preloadDialog, [])
  const waiting = useWaitingSignatures()
  const sending = waiting.filter(({ refused }) => refused === null)
  const forget = async (id: string) => {
    await forgetSignature(id)
    await queries.invalidateQueries({ queryKey: ['waiting-signatures'] })
  }
  if (waiting.length === 0) return null
  return (
    <Stack gap="xs" mb="md">
      {sending.length > 0 ? (
        <Alert color="orange" role="status">
          {say(queuedWords.waitingSignatures, { n: sending.length })}
        </Alert>
      ) : null}
      {waiting.map(({ signature, refused }) =>
        refused === null ? null : (
          <Alert key={signature.id} color="red" role="alert">
            <Stack gap="xs" align="flex-start">
              {say(queuedWords.signatureRefused, { why: refused })}
              <Button size="sm" variant="default" onClick={() => void forget(signature.id)}>
                {say(queuedWords.signatureSeen)}
              </Button>
            </Stack>
          </Alert>
        ),
      )}
    </Stack>
  )
}
