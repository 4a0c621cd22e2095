import { documentKind, recordKinds } from '@kxo/domain/documents/kind'
import { adminOtherDocuments } from '@kxo/domain/documents/paths'
import { type Paper, paperUpload } from '@kxo/domain/documents/requests/own-papers-contract'
import { paperState } from '@kxo/domain/documents/requests/paper-state'
import { type PartnerRecord, partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { partnerRecordWords as w } from '@kxo/domain/partners/records/record-words'
import { Flex, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { resumableAt } from '../../../platform/unfinished-uploads.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { askPaper, depositPaper, fetchPaper, removePaper } from './records-api.ts'

/** Papers asked of a partner: what is there, what is awaited, what no longer holds. */
export function PapersPanel({ record, mayWrite }: { record: PartnerRecord; mayWrite: boolean }) {
  const { say } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    await runAction(() => work())
  }
  const open = (paper: Paper) =>
    act(async () => {
      const { blob, name } = await fetchPaper(record.id, paper.id)
      saveFile(blob, name)
    })
  return (
    <Panel component="section" p="md" gap="sm">
      <Flex component="h2" gap="xs" align="center" justify="space-between" fz={16} fw={600}>
        {say(w.papers)}
        {mayWrite ? (
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {say(w.askPaper)}
          </Button>
        ) : null}
      </Flex>
      {record.papers.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(w.noPaper)}
        </Text>
      ) : null}
      {record.papers.map((paper) => (
        <Stack key={paper.id} gap={4}>
          <Group gap="xs">
            <Text span flex="1 1 160px">
              {paper.name} <StatusBadge of={paperState} is={paper.state} />
              {paper.expires_on ? (
                <Text span c="dimmed" fz="sm">
                  {' '}
                  {say(w.until, { day: new Date(`${paper.expires_on}T12:00:00Z`) })}
                </Text>
              ) : null}
            </Text>
            {paper.file_name ? (
              <Button variant="subtle" size="sm" aria-label={`${say(w.open)} ${paper.name}`} onClick={() => void open(paper)}>
                {say(w.open)}
              </Button>
            ) : null}
            {mayWrite && paper.state === 'toCheck' ? (
              <LinkButton
                variant="default"
                size="sm"
                to={`${adminOtherDocuments()}?tab=partners`}
                aria-label={`${say(w.check)} ${paper.name}`}
              >
                {say(w.check)}
              </LinkButton>
            ) : null}
            {mayWrite ? (
              <Button
                variant="subtle"
                size="sm"
                aria-label={`${say(w.remove)} ${paper.name}`}
                onClick={() => void act(() => removePaper(record.id, paper.id))}
              >
                {say(w.remove)}
              </Button>
            ) : null}
          </Group>
          {mayWrite && paper.file_name === null ? (
            <FileField
              label={say(w.deposit, { name: paper.name })}
              accept={paperUpload.accept}
              maxBytes={paperUpload.maxBytes}
              value={null}
              onChange={() => undefined}
              resumable={resumableAt(`partner ${record.id} ${paper.id}`)}
              upload={async (file, transfer) => {
                await depositPaper(record.id, paper.id, file, transfer)
                return { id: paper.id, name: file.name }
              }}
            />
          ) : null}
        </Stack>
      ))}
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={w.askPaper}>
        {isAsking ? (
          <AskForm
            id={record.id}
            onSaved={() => {
              toast.success(w.paperRequested)
              setAsking(false)
            }}
          />
        ) : null}
      </Dialog>
    </Panel>
  )
}

function AskForm({ id, onSaved }: { id: number; onSaved: () => void }) {
  const form = useRecordForm({
    schema: partnerRecordsContract.askPaper.body,
    values: { name: '', kind: 'insurance' },
    save: (body) => askPaper(id, body),
    onSaved,
  })
  return (
    <Form form={form} submit={w.save}>
      <SelectField name="kind" label={w.paperKind} options={optionsOf({ ...documentKind, keys: recordKinds })} />
      <TextField name="name" label={w.paperName} help={w.paperHelp} />
      <DateField name="expires_on" label={w.expiresOn} />
    </Form>
  )
}
