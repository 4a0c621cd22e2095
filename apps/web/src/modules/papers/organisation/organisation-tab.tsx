import { documentKind } from '@kxo/domain/documents/kind'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { formatDate } from '@kxo/domain/kernel/dates'
import type { OrganisationDocument } from '@kxo/domain/papers/organisation-contract'
import { organisationWords as w } from '@kxo/domain/papers/organisation-words'
import { may } from '@kxo/domain/papers/permissions'
import { Group, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { DocumentDialog, saveDocument } from '../../documents/index.ts'
import { organisationQuery, withdrawDocument } from '../api.ts'
import { VersionDialog } from './version-dialog.tsx'

type Shown = { id: number; name: string }

/** What the tenant publishes in its own name: the current version, who read it, and the former ones. */
export function OrganisationTab({ add }: { add: ReactNode }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const { data: documents } = useSuspenseQuery(organisationQuery())
  const [replaced, setReplaced] = useState<OrganisationDocument | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  if (documents.length === 0) return <Empty sentence={w.none} help={w.noneHelp} act={add} />
  return (
    <Stack gap="md">
      <Text c="dimmed">{say(w.intro)}</Text>
      {documents.map((document) => (
        <Published
          key={document.id}
          document={document}
          mayWrite={may.publish(actor)}
          onReplace={() => setReplaced(document)}
          onShow={setShown}
        />
      ))}
      {replaced ? <VersionDialog document={replaced} onClose={() => setReplaced(null)} /> : null}
      {shown ? <DocumentDialog {...shown} onClose={() => setShown(null)} /> : null}
    </Stack>
  )
}

type PublishedProps = { document: OrganisationDocument; mayWrite: boolean; onReplace: () => void; onShow: (shown: Shown) => void }

type Version = OrganisationDocument['versions'][number]

function Published({ document, mayWrite, onReplace, onShow }: PublishedProps) {
  const { say } = useLanguage()
  const { id, name, kind, restriction, asks_reading, versions } = document
  const [current, ...former] = versions
  const said = [
    say(documentKind.labelOf(kind)) === name ? '' : say(documentKind.labelOf(kind)),
    say(restriction === 'public' ? w.everyone : documentRestriction.labelOf(restriction)),
    asks_reading ? say(w.readingAsked) : '',
  ].filter(Boolean)
  const openVersion = ({ document, content_type }: Version) =>
    content_type === 'application/pdf' ? onShow({ id: document, name }) : void saveDocument(document)
  const withdraw = async (): Promise<void> => {
    if (!(await confirm({ title: say(w.withdrawTitle, { name }), message: w.withdrawHelp, act: w.withdraw, tone: 'danger' }))) return
    await runAction(() => withdrawDocument(id), say(w.withdrawn, { name }))
  }
  return (
    <Panel component="section" p="md" gap="sm" aria-label={name}>
      <Group gap="xs" justify="space-between">
        <Stack gap={2} flex="1 1 240px">
          <Text component="h2" fw={600} fz={16} m={0} className="anywhere">
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {said.join(' · ')}
          </Text>
        </Stack>
        <Group gap="xs">
          {current ? (
            <Button
              variant="default"
              size="sm"
              aria-label={say(w.openVersion, { n: current.number, name })}
              onClick={() => openVersion(current)}
            >
              {say(w.open)}
            </Button>
          ) : null}
          {mayWrite ? (
            <>
              <Button variant="default" size="sm" aria-haspopup="dialog" aria-label={say(w.publishVersionOf, { name })} onClick={onReplace}>
                {say(w.publishVersion)}
              </Button>
              <Button variant="subtle" size="sm" aria-label={say(w.withdrawOf, { name })} onClick={() => void withdraw()}>
                {say(w.withdraw)}
              </Button>
            </>
          ) : null}
        </Group>
      </Group>
      {current ? <VersionLine version={current} asksReading={asks_reading} isCurrent /> : null}
      {former.length > 0 ? (
        <details>
          <summary>{say(w.former)}</summary>
          <Stack gap="xs" mt="xs">
            {former.map((version) => (
              <VersionLine key={version.number} version={version} asksReading={asks_reading}>
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={say(w.openVersion, { n: version.number, name })}
                  onClick={() => openVersion(version)}
                >
                  {say(w.open)}
                </Button>
              </VersionLine>
            ))}
          </Stack>
        </details>
      ) : null}
    </Panel>
  )
}

type LineProps = { version: Version; asksReading: boolean; isCurrent?: boolean; children?: ReactNode }

function VersionLine({ version, asksReading, isCurrent = false, children }: LineProps) {
  const { say, locale, zone } = useLanguage()
  const { number, made_available_at, asks_again, published_by, readers } = version
  const said = [
    say(w.since, { day: formatDate(made_available_at, locale, { zone }) }),
    published_by ? say(w.by, { name: published_by }) : '',
  ].filter(Boolean)
  return (
    <Group gap="xs">
      <Text span fw={550}>
        {say(w.version, { n: number })}
      </Text>
      {isCurrent ? <Badge tone="success">{w.current}</Badge> : null}
      <Text span size="sm" c="dimmed">
        {said.join(' ')}
      </Text>
      {asks_again ? <Badge tone="neutral">{w.askedAgain}</Badge> : null}
      {asksReading ? (
        <Text span size="sm">
          {say(w.readers, { n: readers })}
        </Text>
      ) : null}
      {children}
    </Group>
  )
}
