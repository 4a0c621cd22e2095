import { embeddedCatalogue } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { adminSettings } from '@kxo/domain/tenants/paths'
import { Box, Group, Text, Title } from '@mantine/core'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

/** What shows the catalogue on the tenant's own site, where one may. */
export function EmbedCode() {
  const viewer = useViewer()
  const { say } = useLanguage()
  const { tenant } = viewer
  if (!hasFeature(viewer, 'catalog')) return null
  const source = location.origin + embeddedCatalogue(tenant.name)
  const code = `<iframe src="${source}" title="${tenant.label.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="100%" height="900" style="border:0" loading="lazy"></iframe>`
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code)
    toast.success(w.embedCopied)
  }
  return (
    <PanelSection>
      <Title order={2} mb={4} fz={18} fw={650}>
        {say(w.embedTitle)}
      </Title>
      <Text c="dimmed" fz="sm" mb="sm">
        {say(w.embedHelp)}
      </Text>
      {tenant.params.embed_origins.length > 0 ? null : (
        <Text fz="sm" mb="sm">
          {say(w.embedNowhere)}{' '}
          <Link to={adminSettings()} search={{ tab: 'access' }}>
            {say(w.embedSettings)}
          </Link>
        </Text>
      )}
      <Box component="code" className="anywhere">
        {code}
      </Box>
      <Group pt="sm">
        <Button variant="default" size="sm" onClick={() => void copy()}>
          {say(w.embedCopy)}
        </Button>
      </Group>
    </PanelSection>
  )
}
