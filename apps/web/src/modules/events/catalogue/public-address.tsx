import type { EventRecord } from '@kxo/domain/events/contract'
import { publicPage, shortLink } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { fetchQr } from '../api.ts'

/** The public address of an event, to copy, open or print as a code. */
export function PublicAddress({ event, address }: { event: EventRecord; address: string }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const drawn = useQuery({
    queryKey: ['event-qr', tenant.name, event.id, event.url],
    queryFn: () => fetchQr(event.id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [source, setSource] = useState<string | null>(null)
  const blob = drawn.data?.blob
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setSource(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  const short = location.origin + shortLink(tenant.name, event.id)
  const copy = async (link: string): Promise<void> => {
    await navigator.clipboard.writeText(link)
    toast.success(w.copied)
  }
  return (
    <PanelSection>
      <Title order={2} mb={4} fz={18} fw={650}>
        {say(w.publicAddress)}
      </Title>
      <Columns widths="minmax(0, 1fr) auto" gap={20}>
        <Stack gap={10}>
          <Box component="code" className="anywhere">
            {address}
          </Box>
          <Group gap={10} pt="xs">
            <Button variant="default" size="sm" onClick={() => void copy(address)}>
              {say(w.share)}
            </Button>
            {event.is_active ? (
              <LinkButton variant="default" size="sm" to={publicPage(tenant.name, event.url)} reloadDocument>
                {say(w.seePage)}
              </LinkButton>
            ) : null}
            {drawn.data ? (
              <Button variant="default" size="sm" onClick={() => saveFile(drawn.data.blob, drawn.data.name)}>
                {say(w.downloadQr)}
              </Button>
            ) : null}
          </Group>
          <Text c="dimmed" fz="sm">
            {say(w.shortLink)}
          </Text>
          <Group gap={10}>
            <Box component="code" className="anywhere">
              {short}
            </Box>
            <Button variant="default" size="sm" onClick={() => void copy(short)}>
              {say(w.copyShortLink)}
            </Button>
          </Group>
        </Stack>
        {source ? <Box src={source} alt={say(w.qr)} component="img" w={148} h={148} bdrs={8} bg="#fff" /> : null}
      </Columns>
    </PanelSection>
  )
}
