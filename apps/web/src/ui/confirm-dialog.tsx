import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Asked } from './confirm.ts'
import { Dialog } from './dialog.tsx'
import { useLanguage, useText } from './language.tsx'
import { uiWords } from './words.ts'

/** The question of `confirm`, with what must be typed when the act cannot be undone. */
export default function ConfirmDialog({ question }: { question: Asked }) {
  const { say } = useLanguage()
  const text = useText()
  const [typed, setTyped] = useState('')
  const ready = question.typed === undefined || typed.trim() === question.typed
  return (
    <Dialog
      opened
      onClose={() => question.answer(false)}
      title={question.title}
      acts={
        <>
          <Button variant="default" onClick={() => question.answer(false)}>
            {say(uiWords.cancel)}
          </Button>
          <Button color={question.tone === 'danger' ? 'red.8' : undefined} disabled={!ready} onClick={() => question.answer(true)}>
            {text(question.act)}
          </Button>
        </>
      }
    >
      {question.message ? <Text>{text(question.message)}</Text> : null}
      {question.typed === undefined ? null : (
        <TextInput
          mt="md"
          label={say(uiWords.typeToConfirm, { text: question.typed })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
      )}
    </Dialog>
  )
}
