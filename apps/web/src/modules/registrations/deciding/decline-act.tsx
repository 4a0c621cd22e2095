import { event } from '@kxo/domain/events/paths'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { actOf } from './act-of.ts'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((loaded) => ({ default: loaded.CancelDialog })))

/** An invitation is answered either way: a personal link opens the form, and no other page need be found to say no. */
export function DeclineAct({ sheet }: { sheet: RegistrationSheet }) {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const [isDeclining, setDeclining] = useState(false)
  if (sheet.status !== 'invited') return null
  return (
    <Group mt="lg">
      <Button variant="default" onClick={() => setDeclining(true)}>
        {say(actOf(sheet))}
      </Button>
      <Suspense>
        {isDeclining ? (
          <CancelDialog
            registration={sheet}
            onClose={() => setDeclining(false)}
            onCancelled={() => void navigate({ to: event(sheet.event), replace: true })}
          />
        ) : null}
      </Suspense>
    </Group>
  )
}
