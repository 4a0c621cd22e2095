import { documentRestriction } from '@kxo/domain/documents/restriction'
import type { GuideLine } from '@kxo/domain/help/guide-contract'
import { guideWords as w } from '@kxo/domain/help/guide-words'
import { may } from '@kxo/domain/help/permissions'
import { Flex, Group, Stack, Title } from '@mantine/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { RichText } from '../../../ui/display/rich-text.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { guidesQuery, removeGuide, saveGuideFile } from './guide-api.ts'
import { GuideDialog } from './guide-dialog.tsx'

/** The tenant's own guides, in their order. */
export function OwnGuides() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [opened, setOpened] = useState<GuideLine | 'new' | null>(null)
  const add = may.writeGuides(actor) ? (
    <Button size="sm" icon={<IconPlus size={16} />} aria-haspopup="dialog" onClick={() => setOpened('new')}>
      {say(w.addGuide)}
    </Button>
  ) : null
  return (
    <Reading of={guidesQuery()} lines={5}>
      {(guides) => (
        <>
          {guides.length === 0 ? (
            <Empty sentence={w.noGuide} help={w.noGuideHelp} act={add} />
          ) : (
            <Stack gap="md" maw={860}>
              <div>{add}</div>
              {guides.map((guide) => (
                <Guide key={guide.id} guide={guide} onEdit={() => setOpened(guide)} />
              ))}
            </Stack>
          )}
          {opened ? (
            <GuideDialog
              guide={opened === 'new' ? null : (guides.find(({ id }) => id === opened.id) ?? opened)}
              onClose={() => setOpened(null)}
            />
          ) : null}
        </>
      )}
    </Reading>
  )
}

function Guide({ guide, onEdit }: { guide: GuideLine; onEdit: () => void }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const remove = async (): Promise<void> => {
    if (!(await confirm({ title: say(w.removeAsk, { title: guide.title }), act: w.removeGuide, tone: 'danger' }))) return
    await runAction(() => removeGuide(guide.id), w.guideRemoved)
  }
  return (
    <Panel component="article" gap="sm" p="md">
      <Flex component="header" gap="xs" align="center" wrap="wrap">
        <Title order={2} fz={16} fw={600} flex="1 1 200px">
          {guide.title}
        </Title>
        <Badge>{guide.category === 'guide' ? w.categoryGuide : w.categoryHelp}</Badge>
        <Badge>{documentRestriction.labelOf(guide.restriction)}</Badge>
      </Flex>
      {guide.body ? <RichText document={guide.body} /> : null}
      <Group gap="xs">
        {guide.file ? (
          <Button
            size="sm"
            variant="default"
            icon={<IconDownload size={16} />}
            onClick={() => void saveGuideFile(guide.id).catch(toast.failure)}
          >
            {guide.file_name ?? say(w.download)}
          </Button>
        ) : null}
        {may.writeGuides(actor) ? (
          <>
            <Button size="sm" variant="subtle" onClick={onEdit}>
              {say(w.edit)}
            </Button>
            <Button size="sm" variant="subtle" onClick={() => void remove()}>
              {say(w.removeGuide)}
            </Button>
          </>
        ) : null}
      </Group>
    </Panel>
  )
}
