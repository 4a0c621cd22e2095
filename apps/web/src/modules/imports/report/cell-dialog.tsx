import type { Import, ImportError } from '@kxo/domain/imports/contract'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { Box, Flex, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { checkImport, correctCell, importQuery } from '../api.ts'

type CellDialogProps = { record: Import; edited: ImportError | null; onClose: () => void }

/** One cell corrected on screen, then the whole file controlled again. */
export function CellDialog({ record, edited, onClose }: CellDialogProps) {
  return edited ? <CellForm key={edited.id} record={record} edited={edited} onClose={onClose} /> : null
}

function CellForm({ record, edited, onClose }: CellDialogProps & { edited: ImportError }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const [value, setValue] = useState(edited.value)
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await correctCell(record.id, { line: edited.line, field: edited.field, value })
      queries.setQueryData(importQuery(record.id).queryKey, await checkImport(record.id))
      onClose()
    } catch (error) {
      toast.failure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.correctCell}
      cancel
      acts={
        <Button form="import-cell" type="submit" loading={busy}>
          {say(w.correct)}
        </Button>
      }
    >
      <Flex
        id="import-cell"
        component="form"
        direction="column"
        gap="xs"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Text c="dimmed" fz="sm">
          {edited.message}
        </Text>
        <Flex component="label" direction="column" gap="xs">
          {say(w.newValue)}
          <Box
            component="input"
            mih={38}
            px={10}
            bd="1px solid var(--k-control)"
            bdrs={8}
            bg="var(--k-surface)"
            c="var(--k-text)"
            style={{ font: 'inherit' }}
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
            data-autofocus
          />
        </Flex>
      </Flex>
    </Dialog>
  )
}
