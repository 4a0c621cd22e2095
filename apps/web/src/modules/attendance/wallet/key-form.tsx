import { walletWords as w } from '@kxo/domain/attendance/wallet/wallet-words'
import { Alert, FileInput, type FileInputProps, Stack } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The form of a wallet’s keys; what the server says is wrong with them stands above its button. */
export function KeyForm({
  save,
  onSubmit,
  children,
}: {
  save: { error: Error | null; isPending: boolean }
  onSubmit: () => void
  children: ReactNode
}) {
  const { say } = useLanguage()
  return (
    <Stack
      component="form"
      gap="sm"
      align="stretch"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {save.error ? (
        <Alert color="red" variant="light" role="alert">
          {save.error.message}
        </Alert>
      ) : null}
      <Button type="submit" loading={save.isPending} style={{ alignSelf: 'flex-start' }}>
        {say(w.save)}
      </Button>
    </Stack>
  )
}

export function KeyFile(
  field: Pick<FileInputProps, 'label' | 'description' | 'accept' | 'value' | 'onChange' | 'error' | 'required' | 'withAsterisk'>,
) {
  const { say } = useLanguage()
  return <FileInput leftSection={<IconUpload size={16} aria-hidden />} placeholder={say(w.pickFile)} clearable {...field} />
}
