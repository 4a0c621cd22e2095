import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeHours, hoursQuery } from './templates-api.ts'

/** Hours reminders leave between, and where they are changed. */
export function SendingHours() {
  const { say } = useLanguage()
  const { data } = useQuery(hoursQuery())
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {say(w.hours, { opens: data.opens, closes: data.closes })}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={w.hoursTitle} width={600}>
        <HoursForm opens={data.opens} closes={data.closes} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function HoursForm({ opens, closes, onDone }: { opens: string; closes: string; onDone: () => void }) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState({ opens, closes })
  const save = useAction({
    mutationFn: () => changeHours(typed.opens, typed.closes),
    onSuccess: () => {
      toast.success(say(w.hoursSaved))
      onDone()
    },
    showsFailure: true,
  })
  return (
    <Stack>
      <Text size="sm">{say(w.hoursHelp)}</Text>
      <Group grow align="flex-start">
        <TextInput
          type="time"
          label={say(w.opens)}
          value={typed.opens}
          onChange={(event) => setTyped({ ...typed, opens: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={say(w.closes)}
          value={typed.closes}
          error={save.error?.message}
          onChange={(event) => setTyped({ ...typed, closes: event.currentTarget.value })}
        />
      </Group>
      <Group justify="flex-end">
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {say(w.save)}
        </Button>
      </Group>
    </Stack>
  )
}
