import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../display/button.tsx'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import type { OpenQuestion } from './confirm.ts'
import { Dialog } from './dialog.tsx'

/** The question of `confirm`, with what must be typed when the act cannot be undone. */
export default function ConfirmDialog({ question }: { question: OpenQuestion }) {
  const { say } = useLanguage()
  const text = useText()
  const [typed, setTyped] = useState('')
  const ready = question.typed === undefined || typed.trim() === question.typed
  return (
    <Dialog
      opened
      onClose={() => question.answer(false)}
      title={question.title}
      isDisposable
      cancel
      acts={
        <Button variant={question.tone ?? 'primary'} disabled={!ready} onClick={() => question.answer(true)}>
          {text(question.act)}
        </Button>
      }
    >
      {question.message ? <p>{text(question.message)}</p> : null}
      {question.typed === undefined ? null : (
        <TextInput
          label={say(uiMessages.typeToConfirm, { text: question.typed })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
      )}
    </Dialog>
  )
}
