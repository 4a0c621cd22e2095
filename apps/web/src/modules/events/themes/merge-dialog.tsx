import type { ThemeLine } from '@kxo/domain/events/themes/theme-contract'
import { themeWords as w } from '@kxo/domain/events/themes/theme-words'
import { Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { mergeThemes, themeChoicesQuery } from './themes-api.ts'

/** Asks which theme keeps the events of this one. */
export function MergeDialog({ theme, onClose }: { theme: ThemeLine; onClose: () => void }) {
  const { say } = useLanguage()
  const { data: choices = [] } = useQuery(themeChoicesQuery())
  const [into, setInto] = useState<string | null>(null)
  const merge = useAction({
    mutationFn: (id: number) => mergeThemes(theme.id, id),
    onSuccess: () => {
      toast.success(w.merged)
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(w.mergeTitle, { name: theme.name })}
      width={600}
      cancel={w.close}
      acts={
        <Button disabled={into === null} loading={merge.isPending} onClick={() => merge.mutate(Number(into))}>
          {say(w.mergeAct)}
        </Button>
      }
    >
      <Text mb="md">{say(w.mergeHelp)}</Text>
      <Select
        label={say(w.mergeInto)}
        searchable
        value={into}
        onChange={setInto}
        data={choices
          .filter(({ id }) => id !== theme.id)
          .map(({ id, name, parent_name }) => ({ value: String(id), label: parent_name ? `${parent_name} › ${name}` : name }))}
      />
    </Dialog>
  )
}
