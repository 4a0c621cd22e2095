import { Box, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Failed, Loading } from '../feedback/states.tsx'
import { uiMessages } from '../feedback/ui-messages.ts'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import { Panel } from './panel.tsx'
import { saveFile } from './save-file.ts'

type PdfViewProps = {
  title: TextOrSentence
  fetch: () => Promise<{ blob: Blob; name: string }> /** Changes when another document is shown. */
  of: string | number
}

/** A PDF shown in the page by the browser's own reader, and its download. */
export function PdfView({ title, fetch, of }: PdfViewProps) {
  const { say } = useLanguage()
  const text = useText()
  const [file, setFile] = useState<{ blob: Blob; name: string; address: string } | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  // The document is named by `of`: a new function for the same one does not fetch it again.
  const latest = useRef(fetch)
  latest.current = fetch
  useEffect(() => {
    let shown = true
    let address: string | null = null
    setFile(null)
    setError(null)
    latest
      .current()
      .then((fetched) => {
        if (!shown) return
        address = URL.createObjectURL(fetched.blob)
        setFile({ ...fetched, address })
      })
      .catch((failure: unknown) => shown && setError(failure))
    return () => {
      shown = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [of, attempt])
  if (error) return <Failed error={error} onRetry={() => setAttempt((before) => before + 1)} />
  if (!file) return <Loading lines={12} height={480} />
  return (
    <Panel style={{ overflow: 'hidden' }}>
      <Group gap="sm" wrap="nowrap" justify="space-between" py="xs" px="sm" className="line-below">
        <Text span miw={0} fz="sm" className="nowrap" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {file.name}
        </Text>
        <Button size="sm" variant="default" onClick={() => saveFile(file.blob, file.name)}>
          {say(uiMessages.download)}
        </Button>
      </Group>
      <Box
        component="iframe"
        w="100%"
        h="max(480px, calc(100dvh - 300px))"
        bd={0}
        src={`${file.address}#navpanes=0&view=FitH`}
        title={text(title)}
      />
    </Panel>
  )
}
