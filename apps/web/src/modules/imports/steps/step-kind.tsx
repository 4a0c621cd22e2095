import { type ImportKind, importKinds } from '@kxo/domain/imports/kinds'
import { kindsFor } from '@kxo/domain/imports/permissions'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { Flex, Group, Radio, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { fetchModel } from '../api.ts'
import { useImportPath } from '../import-path.ts'
import { kindWords } from '../kind-words.ts'

/** What the file holds: only what its reader may bring in is offered. */
export function StepKind({ kind }: { kind: ImportKind }) {
  const { say } = useLanguage()
  const viewer = useViewer()
  const path = useImportPath()
  const [, change] = useAddress()
  const offered = kindsFor(viewer.actor, { has_delegation: hasFeature(viewer, 'delegation') })
  const download = (): void => {
    fetchModel(kind)
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  }
  return (
    <PanelSection gap="md" miw={0} aria-labelledby="import-what">
      <h2 id="import-what">{say(w.what)}</h2>
      <Radio.Group
        value={kind}
        onChange={(value) => change({ kind: value === importKinds[0] ? undefined : value })}
        aria-labelledby="import-what"
      >
        <Stack gap="xs" maw="46rem">
          {offered.map((one) => {
            const { label, help, icon: Icon } = kindWords[one]
            return (
              <Radio.Card key={one} value={one} p="md" radius={10} withBorder {...(one === kind && { bg: 'var(--k-tint)' })}>
                <Flex gap="md" align="flex-start">
                  <Radio.Indicator mt={2} />
                  <Icon size={24} stroke={1.5} color="var(--k-link)" style={{ flex: 'none' }} aria-hidden="true" />
                  <div>
                    <Text fw={600} inherit>
                      {say(label)}
                    </Text>
                    <Text c="dimmed" fz="sm">
                      {say(help)}
                    </Text>
                  </div>
                </Flex>
              </Radio.Card>
            )
          })}
        </Stack>
      </Radio.Group>
      <Group gap="xs" align="stretch">
        <LinkButton to={path} search={{ step: 'file', ...(kind !== importKinds[0] && { kind }) }}>
          {say(w.choose)}
        </LinkButton>
        <Button variant="default" icon={<IconDownload size={16} />} onClick={download}>
          {say(w.model)}
        </Button>
      </Group>
    </PanelSection>
  )
}
