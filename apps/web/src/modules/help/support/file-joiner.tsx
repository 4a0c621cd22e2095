import type { SupportFile } from '@kxo/domain/help/contract'
import { helpWords as w } from '@kxo/domain/help/words'
import { Flex, Group } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useContext, useRef } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { FormAround } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type FileJoinerProps = {
  files: readonly SupportFile[]
  onChange: (files: readonly SupportFile[]) => void
  /** Content types, as the endpoint's upload declares them. */
  accept: readonly string[]
  upload: (file: File) => Promise<SupportFile>
}

/** Files joined to a message, sent as they are chosen. */
export function FileJoiner({ files, onChange, accept, upload }: FileJoinerProps) {
  const { say } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const around = useContext(FormAround)
  const send = useAction({
    onMutate: around.send,
    mutationFn: upload,
    onSuccess: (file) => onChange([...files, file]),
    onSettled: (_file, _error, _key, hasCome) => {
      hasCome?.()
      if (input.current) input.current.value = ''
    },
  })
  return (
    <Group gap="xs" role="group" aria-label={say(w.files)}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) send.mutate(file)
        }}
      />
      {files.map((file) => (
        <Flex
          key={file.id}
          component="span"
          display="inline-flex"
          gap={4}
          align="center"
          ps="sm"
          bd="1px solid var(--k-line)"
          bdrs={8}
          fz="sm"
        >
          {file.name}
          <Flex
            type="button"
            component="button"
            direction="column"
            align="center"
            justify="center"
            w={32}
            h={32}
            bd={0}
            bg="none"
            c="dimmed"
            style={{ cursor: 'pointer' }}
            aria-label={say(w.removeFile, { name: file.name })}
            onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
          >
            <IconX size={16} aria-hidden="true" />
          </Flex>
        </Flex>
      ))}
      <Button
        size="sm"
        variant="default"
        icon={<IconPaperclip size={16} />}
        loading={send.isPending}
        onClick={() => input.current?.click()}
      >
        {say(w.addFile)}
      </Button>
    </Group>
  )
}
